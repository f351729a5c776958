import { join } from 'node:path';
import { pointerSteps } from '../../../../conformance/json.ts';
import { lastRelease, releaseBefore, type Base } from '../../../diff/base.ts';
import type { Change } from '../../../diff/change.ts';
import { compareContracts } from '../../../diff/compare.ts';
import { readContracts } from '../../../diff/contracts.ts';
import type { Contract } from '../../contracts.ts';
import { changesLink, pathOf, toInterface, toOperation } from '../addresses.ts';
import { below, blocks, code, count, inline, link, table, text, type Block } from '../md.ts';
import type { Page, SiteSources } from '../page.ts';

type History = Awaited<ReturnType<typeof historyOf>>;
/** The changes from one release to the next; changes since the last release have no version yet. */
type Step = History['steps'][number];

/** The changelog of each interface, made from the released contracts, and an index. */
export default async function changes(sources: SiteSources): Promise<Page[]> {
  const history = await historyOf(sources);
  return [index(sources, history), ...sources.contracts.map((contract) => changelog(contract, history))];
}

/** The releases in `releases/` and in the tags of the repository, newest first, each compared with the one before it; and the oldest. */
async function historyOf({ root, today }: SiteSources) {
  const releases: Base[] = [];
  for (let one = await lastRelease(root); one !== undefined; one = await releaseBefore(root, one.version))
    releases.push(one);
  const newest = { version: undefined, contracts: await readContracts(join(root, 'generated')) };
  const steps = releases.map(async (base, place) => {
    const { version, contracts } = releases[place - 1] ?? newest;
    return { version, since: base.version, changes: await compareContracts(base.contracts, contracts, today) };
  });
  return { steps: await Promise.all(steps), first: releases.at(-1) };
}

const HEADINGS: readonly [Change['level'], string][] = [
  ['major', 'What breaks'],
  ['minor', 'What is new'],
  ['patch', 'Texts and examples'],
];

function index({ contracts }: SiteSources, { steps }: History): Page {
  const latest = steps.find(({ changes: found }) => found.length > 0);
  const rows = contracts.map(({ id, title }) => {
    const own = (latest?.changes ?? []).filter((change) => change.interface === id);
    const numbers = HEADINGS.map(([level]) => own.filter((one) => one.level === level).length);
    return [link(text(title), changesLink(id)), ...numbers];
  });
  return {
    path: pathOf(changesLink('index')),
    title: 'Changes of the contracts',
    shortTitle: 'Changes',
    summary: 'What changed in each contract from release to release, and what breaks a client.',
    section: 'interfaces',
    markdown: blocks(
      'The contracts of each release are compared with those of the release before it, as `npm run diff` does. A change is breaking if it may make a correct client fail.',
      latest === undefined
        ? 'There has been no change since the first release.'
        : `${titleOf(latest)}, compared with ${latest.since}:`,
      table(['Interface', ...HEADINGS.map(([, heading]) => heading)], rows),
      'What changed in clients, tools and documentation is in [the changelog of the packages](/project/changelog.html).',
    ),
  };
}

const titleOf = ({ version }: Pick<Step, 'version'>): string =>
  version === undefined ? 'Not released yet' : `Version ${version}`;

function changelog(contract: Contract, { steps, first }: History): Page {
  const { id, title } = contract;
  const sections = blocks(steps.map((step) => section(contract, step)));
  const isMissed = first?.contracts.has(`${id}/openapi.json`) === false;
  return {
    path: pathOf(changesLink(id)),
    title: `${title}: changes`,
    belongsTo: id,
    shortTitle: id,
    summary: `What changed in the contract of ${id}, release by release.`,
    section: 'interfaces',
    unlisted: true,
    markdown: blocks(
      `The interface itself: ${toInterface(contract)}.`,
      sections === '' && first !== undefined
        ? `Nothing has changed since ${first.version}, its first release.`
        : sections,
      first && `## ${first.version}`,
      first === undefined
        ? 'There has been no release yet.'
        : `The first release that is known here${isMissed ? '; it does not have this interface' : ''}.`,
    ),
  };
}

function section(contract: Contract, { version, ...step }: Step): Block {
  const own = step.changes.filter((change) => change.interface === contract.id);
  // Changes of texts are only counted.
  const lists = HEADINGS.slice(0, -1).map(([level, heading]) => {
    const same = own.filter((change) => change.level === level);
    const rows = same.map((change) => [placeOf(change, contract), inline(change.what)]);
    return below(`### ${heading}${version === undefined ? '' : ` in ${version}`}`, table(['Where', 'What'], rows));
  });
  const texts = own.filter(({ level }) => level === 'patch').length;
  const words = texts === own.length ? 'Nothing that a client notices' : 'Besides';
  const rest = texts === 0 ? '' : `${words}: ${count(texts, 'change')} of descriptions, examples and other texts.`;
  return below(`## ${titleOf({ version })}`, [lists, rest]);
}

/** A place in a contract: its operation, linked if it still exists, and the place inside it. */
function placeOf({ where }: Change, contract: Contract): string {
  const steps = where.startsWith('#/') ? pointerSteps(where) : [where];
  const [part, path = '', method = '', ...rest] = steps;
  if (part !== 'paths' || method === '') return code(steps.join(' › '));
  const key = `${method.toUpperCase()} ${path}`;
  const operation = toOperation(contract, key);
  return rest.length === 0 ? operation : `${operation}: ${text(rest.join(' › '))}`;
}
