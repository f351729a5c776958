import { readFileSync } from 'node:fs';
import { OPERATIONS } from '../../../generated/operations.ts';
import { matchOperation } from '../../../conformance/contracts/places.ts';
import { settingNamed } from '../../../conformance/engine/config/published-schema.ts';
import { substitutesOf } from '../../../conformance/engine/needs.ts';
import { casesOf, type Effect, type Level, type Need, type Rule } from '../../../conformance/engine/rule.ts';
import { sectionOf, sentenceOf, statementOf } from '../../../conformance/engine/statements.ts';
import { DOCUMENTS } from '../../../generated/statements.ts';
import { groupBy } from '../../../conformance/group-by.ts';
import { operationLink, statementLink, toInterface, toRule, toStatement } from './addresses.ts';
import { anchored, below, code, facts, fence, folded, inline, link, list, named, table, type Block } from './md.ts';
import type { SiteSources } from './page.ts';

/** Consequence of a failure by level of the rule. */
export const LEVEL_MEANINGS: Readonly<Record<Level, string>> = {
  must: 'A target that fails it is nonconformant: the exit code is 1.',
  should: 'A failure is a warning: it is printed, and does not affect the verdict.',
  info: 'An observation: it is in the reports, and does not affect the verdict.',
};

/** Effects of rules on their target. */
const EFFECTS: Readonly<Record<Effect, string>> = {
  reads: 'Reads: it runs without `--allow-writes`, except for cases that write.',
  creates: 'Creates something on the target.',
  changes: 'Changes something on the target, and restores what it can.',
  observes: 'Sends nothing: it judges the responses to the other rules of the same run.',
};

/** The setting that satisfies a need. */
export function settingOf(need: Need): string {
  return need === 'state' ? 'capabilities.state' : need;
}

/** Description of a setting in the configuration's schema, and of the required members of a group. */
export function meaningOf(setting: string): string {
  const found = settingNamed(setting);
  const members = found?.required?.map((name) => `\`${name}\`: ${found.properties?.[name]?.description ?? ''}`);
  return [found?.description ?? '', ...(members ?? [])].join(' ');
}

export function aboutRule(rule: Rule, { contracts }: SiteSources): string {
  const title = contracts.find(({ id }) => id === rule.interface)?.title ?? rule.interface;
  return facts([
    ['Rule', code(rule.id)],
    ['Interface', toInterface({ id: rule.interface, title })],
    ['Level', `**${rule.level}**. ${LEVEL_MEANINGS[rule.level]}`],
    ['Effect', effectOf(rule)],
    ...rule.source.map((source): [string, string] => ['Source', sourceOf(source, rule)]),
  ]);
}

function effectOf({ effect, withoutWrites }: Rule): string {
  if (effect === 'reads' || effect === 'observes') return EFFECTS[effect];
  const instead = withoutWrites === undefined ? 'it is skipped' : `it reads what ${code(withoutWrites)} names instead`;
  return `${EFFECTS[effect]} Without \`--allow-writes\` ${instead}.`;
}

/** A statement with its place in the document, and its sentence unless that is the title of the rule. */
function sourceOf(source: string, { title }: Rule): string {
  const statement = statementOf(source);
  if (statement === undefined) return inline(source);
  const where = `${DOCUMENTS[statement.document]}, ${sectionOf(statement)}`;
  const words = sentenceOf(statement);
  return `${link(source, statementLink(statement))} (${inline(where)})${words === `${title}.` ? '' : `: ${inline(words)}`}`;
}

/** The responses and operations that a rule judges, its cases, and its source code. */
export function checked(rule: Rule, { file, source }: { file: string; source: string }): Block {
  const { interface: id, at } = rule;
  const cases = casesOf(rule).map(code);
  const judged = OPERATIONS[id].filter((operation) => at.some((pattern) => matchOperation(pattern, operation)));
  return [
    '## What is checked',
    below('It judges these responses:', covered(rule)),
    below('It judges these operations:', list(judged.map((one) => named(one.id, operationLink(id, one.id))))),
    cases.length === 0 ? '' : `Judged and reported one by one: ${cases.join(', ')}.`,
    'The rule is one function in one file; shared code is in `steps/`.',
    folded(`<code>${file}</code>`, fence(source, 'ts')),
  ];
}

function covered({ covers, interface: id }: Rule): string {
  const byStatus = groupBy(covers, ({ status }) => String(status));
  const links = (same: typeof covers) =>
    same.map(({ operation: one }) => named(one, operationLink(id, one))).join(', ');
  return list(byStatus.map(([status, same]) => `${status} of ${links(same)}`));
}

const CONFIGURATION = '[the configuration](/operate/conformance.html#the-configuration)';

/** Optional settings that the reasons of a rule name; collected by a test. */
const NAMED_BY_REASONS = JSON.parse(
  readFileSync(new URL('../../../conformance/proof/named-settings.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, readonly string[]>>;

/** The settings that a rule needs, and further ones that affect it. */
export function needs(rule: Rule): Block {
  const further = [...substitutesOf(rule), ...(NAMED_BY_REASONS[rule.id] ?? [])]
    .filter((setting) => !rule.needs.some((need) => need === setting))
    .toSorted();
  return below('## What it needs', [
    settings(
      `Without these settings of ${CONFIGURATION} it is not judged; its report says which is missing.`,
      rule.needs.map(settingOf),
    ),
    settings(
      `These settings of ${CONFIGURATION} make a difference, too: some cases need them, or they replace a missing one; the reason then names them.`,
      further,
    ),
  ]);
}

function settings(lead: string, names: readonly string[]): Block {
  const rows = names.map((setting) => [code(setting), inline(meaningOf(setting))]);
  return below(lead, table(['Setting', 'What it is'], rows));
}

/** Other rules for the same statements. */
export function siblings(rule: Rule, { coverage }: SiteSources): Block {
  const rows = rule.source.flatMap((source) => {
    const { statement, rules = [] } = coverage.find((one) => one.statement.id === source) ?? {};
    const others = rules.filter(({ id }) => id !== rule.id);
    const links = others.map((other) => {
      const where = other.interface === rule.interface ? other.level : `${other.level}, ${other.interface}`;
      return `${toRule(other)} (${where})`;
    });
    if (statement === undefined || links.length === 0) return [];
    return [[toStatement(statement), statement.level ?? 'open', links.join('<br>')]];
  });
  return below('## Other rules of the same source', table(['Statement', 'Level', 'Rules'], rows));
}

export function faultsCaught(rule: Rule, { faults }: SiteSources): Block {
  const caught = rule.brokenBy.flatMap((name) => faults.find(({ id }) => id === `${rule.interface}/${name}`) ?? []);
  const rows = caught.map(({ id, name, kind, says }) => {
    return [anchored(`fault-${name}`, code(id)), link(kind, `/rules/index.html#kind-${kind}`), inline(says)];
  });
  const lead = 'Each is a small deviation of the reference deployment that makes this rule fail.';
  return below(['## Faults that it catches', lead], table(['Fault', 'Kind', 'What such a server does'], rows));
}
