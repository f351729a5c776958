import { OPERATIONS } from '../../generated/operations.ts';
import { INTERFACE_IDS, LISTS, type InterfaceId } from '../../generated/platform.ts';
import { systemClock } from '../clock.ts';
import { loadRules } from '../engine/load-rules.ts';
import { foldAt } from '../reporters/lines.ts';
import { count } from '../reporters/results.ts';
import { table } from '../reporters/table.ts';
import { oneLine } from '../reporters/visible.ts';
import type { Subject } from './embedded.ts';
import { filtersOf, type FilterFlags } from './filters.ts';
import { print, saying, type Io } from './io.ts';
import { planAhead } from './plan-ahead.ts';
import {
  addedUp,
  leftBehind,
  leftBehindAtMost,
  notCounted,
  speltSecretsLines,
  type Plan,
  type PlannedOperation,
} from './planned.ts';
import { subjectOf, type SubjectFlags } from './subject.ts';

/**
 * Prints what a run with these flags would send and leave behind. Nothing is sent to the targets: the selected rules are judged on an
 * in-process reference deployment, with as many hosts, credentials and fixtures as the configuration of the operator has.
 *
 * @throws UsageError and ConfigError
 */
export async function planCommand(flags: FilterFlags & SubjectFlags & { json?: boolean }, io: Io): Promise<void> {
  const { clock = systemClock } = io;
  const rules = await loadRules();
  const filters = filtersOf(flags, rules);
  const subject = await subjectOf(flags, io, true);
  // Only the configuration of an embedded deployment is needed, not the deployment.
  await subject.close();
  const startedAt = new Date(clock.now());
  const plan = await saying(io, 'Judging the rules on a reference deployment', () =>
    planAhead({ subject, rules, filters, startedAt }),
  );
  print(io, flags.json, plan, (width) => textOf(plan, subject, width));
}

function textOf(plan: Plan, { name, allowWrites }: Subject, width: number): string {
  const fold = foldAt(width);
  const prose = (sentence: string) => fold(sentence).join('\n');
  const { byOperation, byRule, effects, leftovers, notJudged, notSimulated, checking, puttingBack } = plan;
  const { reads, creates, changes } = effects;
  const reasons = notJudged.map(({ reason }) => oneLine(reason)).join('; ');
  const stays = leftovers.map((one) => [String(one.count), oneLine(one.what)]);
  const beyond = checking === 0 ? 'Nothing' : 'Beyond a check of hosts and credentials, nothing';
  const ofThese = (number: number, what: string) =>
    number === 0 ? [] : [`${count(number, 'request')} of these ${what}.`];
  const sections = [
    prose(
      `Plan of a run on ${name}, ${allowWrites ? 'reading and writing' : 'reading only'}. Nothing was sent to the target.`,
    ),
    prose(
      `about ${count(plan.requests, 'request')}: ${reads} read, ${creates} create, ${changes} change; leaves behind: ${leftBehind(plan)}`,
    ),
    notCounted(plan).flatMap(fold).join('\n'),
    speltSecretsLines(plan).flatMap(fold).join('\n'),
    [
      ...(byRule.length === 0
        ? [prose(`${beyond} would be sent, since no selected rule can be judged: ${reasons}.`)]
        : []),
      ...ofThese(checking, 'check hosts and credentials first'),
      ...ofThese(puttingBack, 'put back at the end what was changed, as far as that is possible'),
    ].join('\n'),
    byOperation.length > 0 &&
      [
        operationsTable(plan, width),
        prose(
          '«Carried out» counts the requests that a conforming deployment accepts; the rules send the others to see them refused.',
        ),
      ].join('\n'),
    byRule.length > 0 && rulesTable(plan, width),
    leftovers.length > 0 &&
      [table(['times', 'left behind'], stays, width), ...leftBehindAtMost(plan).flatMap(fold)].join('\n'),
    notJudged.length > 0 && notJudgedTable(plan, width),
    notSimulated.length > 0 &&
      prose(`Not simulated, since the reference deployment has no equivalent: ${notSimulated.join(', ')}.`),
    prose(
      'These are the numbers of a conforming deployment: the rules were judged on the reference deployment of the suite, with as many hosts, ' +
        'credentials and fixtures. Waiting, retries and failures change them.',
    ),
  ];
  return sections.filter(Boolean).join('\n\n');
}

function operationsTable({ byOperation }: Plan, width: number): string {
  const operations = addedUp(byOperation.map((one) => ({ ...one, path: withoutKind(one) })));
  const rows = operations.map(({ interface: id = '', method, path, effect, count: requests, accepted }) => [
    id,
    effect,
    String(requests),
    String(accepted),
    `${method} ${path}`,
  ]);
  return table(['interface', 'effect', 'requests', 'carried out', 'operation'], rows, width);
}

/** The interfaces with a path for each kind of report. */
const WITH_KINDS: ReadonlySet<InterfaceId> = new Set(
  INTERFACE_IDS.filter((id) => LISTS.kind.every((kind) => OPERATIONS[id].some(({ path }) => path === `/${kind}`))),
);
const KINDS: ReadonlySet<string> = new Set(LISTS.kind);

/** The path of an operation, with `{kind}` in place of the kind of report. */
function withoutKind({ interface: id, path }: PlannedOperation): string {
  const [, first = '', ...others] = path.split('/');
  return id !== undefined && WITH_KINDS.has(id) && KINDS.has(first) ? ['', '{kind}', ...others].join('/') : path;
}

function rulesTable({ byRule }: Plan, width: number): string {
  const rows = byRule.map(({ rule, effect, requests }) => [rule, effect, String(requests)]);
  return `${table(['rule', 'effect', 'requests'], rows, width)}\nRequests that several rules share count at each of them.`;
}

function notJudgedTable({ notJudged }: Plan, width: number): string {
  const rows = notJudged.map(({ reason, rules: [example = '', ...others] }) => {
    return [String(others.length + 1), oneLine(reason), example];
  });
  return table(['rules', 'not judged, because', 'such as'], rows, width);
}
