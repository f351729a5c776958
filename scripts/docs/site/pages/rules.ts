import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { overlayRules } from '../../../../conformance/engine/answers-fit-contract.ts';
import { FAULT_KINDS } from '../../../../conformance/reference/fault-kind.ts';
import type { LoadedRule } from '../../../../conformance/engine/load-rules.ts';
import { LEVELS, type Rule } from '../../../../conformance/engine/rule.ts';
import { interfaceLink, pathOf, ruleLink, toRule, toStatements } from '../addresses.ts';
import { anchored, blocks, code, fence, inline, list, notice, plain, table, text, type Block } from '../md.ts';
import type { Page, SiteSources } from '../page.ts';
import { aboutRule, checked, faultsCaught, LEVEL_MEANINGS, needs, siblings } from '../rule-sections.ts';

/** A page for each rule, and an index. */
export default async function rules(sources: SiteSources): Promise<Page[]> {
  // The content of an Overlay does not affect the description of its rule.
  const ofOverlays = sources.contracts.flatMap(({ id }) => overlayRules({ [id]: {} }));
  const pages = [...sources.rules, ...ofOverlays].map((rule) => rulePage(rule, sources));
  return [index(sources), ...(await Promise.all(pages))];
}

const OF_OVERLAY =
  'It exists only when an Overlay tightens this interface: [how to tighten a contract](/interfaces/not-specified.html#tighten).';

function index({ rules: all, contracts, faults }: SiteSources): Page {
  const countsOf = (own: readonly Rule[]) => LEVELS.map((level) => own.filter((rule) => rule.level === level).length);
  const counts = contracts.map(({ id }) => [
    `[${id}](#${id})`,
    ...countsOf(all.filter((rule) => rule.interface === id)),
  ]);
  const kinds = Object.entries(FAULT_KINDS).map(([kind, meaning]) => {
    return [anchored(`kind-${kind}`, kind), text(meaning), faults.filter((fault) => fault.kind === kind).length];
  });
  return {
    path: 'rules/index.html',
    title: 'Rules',
    shortTitle: 'All rules',
    summary: `The ${String(all.length)} rules of the conformance suite, by interface and level.`,
    section: 'rules',
    markdown: blocks(
      list(LEVELS.map((level) => `**${level}**: ${LEVEL_MEANINGS[level]}`)),
      table(['Interface', ...LEVELS], [...counts, ['all', ...countsOf(all)]]),
      'What the documents state, and what settles each statement, is in the [statements](/statements/index.html); how to run the suite in [judging a deployment](/operate/conformance.html).',
      contracts.map(({ id, title }) => [
        `## ${text(title)} {#${id}}`,
        `How it is used: [${id}](${interfaceLink(id)}).`,
        listOf(LEVELS.flatMap((level) => all.filter((rule) => rule.interface === id && rule.level === level))),
      ]),
      '## Kinds of faults',
      'The reference deployment has faults of these kinds, which prove the suite:',
      table(['Kind', 'What a server of this kind does', 'Faults'], kinds),
    ),
  };
}

function listOf(own: readonly Rule[]): string {
  const rows = own.map((rule) => [
    rule.level,
    `${toRule(rule)}<br>${code(rule.id)}`,
    rule.effect,
    toStatements(rule.source),
  ]);
  return table(['Level', 'Rule', 'Effect', 'Statements'], rows);
}

/** The page of a rule. A rule that an Overlay adds has no file. */
async function rulePage(rule: Rule | LoadedRule, sources: SiteSources): Promise<Page> {
  const { id, title, level, interface: name, optIn } = rule;
  const file = 'file' in rule ? `conformance/rules/${rule.file}` : undefined;
  return {
    path: pathOf(ruleLink(id)),
    title: plain(title),
    belongsTo: name,
    shortTitle: id,
    summary: `${level === 'info' ? 'An' : 'A'} ${level}-rule of ${name}: ${id}.`,
    section: 'rules',
    unlisted: true,
    markdown: blocks(
      optIn && notice(`It is left out by default, since it ${inline(optIn)}: it runs only when \`--rule\` names it.`),
      file === undefined ? notice(OF_OVERLAY) : '',
      aboutRule(rule, sources),
      file && checked(rule, { file, source: await readFile(join(sources.root, file), 'utf8') }),
      needs(rule),
      siblings(rule, sources),
      faultsCaught(rule, sources),
      howToRun(rule, sources),
    ),
  };
}

/** How to run a rule. An observing rule judges the responses to other rules, and runs with them. */
function howToRun(rule: Rule | LoadedRule, { rules: all }: SiteSources): Block {
  const { id, interface: name, effect, brokenBy } = rule;
  const named = (fault: string) => all.filter((one) => one.interface === name && one.brokenBy.includes(fault)).length;
  // The one that breaks the fewest other rules.
  const [fault] = brokenBy.toSorted((one, other) => named(one) - named(other));
  const selected = effect === 'observes' ? `--interface ${name}` : `--rule ${id}`;
  const command = `npm run conformance -- ${'file' in rule ? '' : '--overlay OVERLAY.yaml '}${selected}`;
  return [
    effect === 'observes' ? '## Run it with the rules whose responses it judges' : '## Run it alone',
    fence(command, 'sh'),
    fault && [
      'Against the reference deployment with one of the faults, to see it fail:',
      fence(`${command} --reference-fault ${name}/${fault}`, 'sh'),
    ],
  ];
}
