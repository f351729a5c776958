import { LISTS, type Member } from '../../../../generated/platform.ts';
import type { Config } from '../../../engine/config/schema.ts';
import type { Context } from '../../../engine/context.ts';
import { Skipped } from '../../../engine/outcome.ts';
import type { Cover } from '../../../engine/rule.ts';

/** The kinds of report: the first segments of their paths. */
export const REPORT_KINDS = LISTS.kind;
export type ReportKind = Member<'kind'>;

/** The cases of a rule about every kind that the credential may request: those of the configuration, or all fifteen. */
export function permittedKinds(config: Config): readonly ReportKind[] {
  return config.fixtures?.report?.kinds ?? REPORT_KINDS;
}

/**
 * Makes sure that the credential may request a kind, for a rule about a few kinds that know a property.
 *
 * @throws Skipped when the operator has left the kind out
 */
export function requirePermitted({ config }: Pick<Context, 'config'>, kind: ReportKind): void {
  if (permittedKinds(config).includes(kind)) return;
  const setting = 'fixtures.report.kinds';
  throw new Skipped(`${kind} is not among ${setting}`, { kind: 'left-out', setting });
}

/** The kind that a case is about: the first word of its name. */
export function kindOf(context: Pick<Context, 'case'>): ReportKind {
  return context.case.split(' ')[0] as ReportKind;
}

/** A kind for what needs no accepted request: the first permitted one. */
export function firstKind({ config }: Pick<Context, 'config'>): ReportKind {
  return permittedKinds(config)[0] ?? REPORT_KINDS[0];
}

/** The covers of a rule that judges one operation of several kinds: `create` and 202 is 202 of createPartnerReport and so on. */
export function coversEveryKind(
  operation: (kind: string) => string,
  status: number,
  kinds: readonly ReportKind[] = REPORT_KINDS,
): Cover[] {
  return kinds.map((kind) => ({ operation: operation(`${kind[0]?.toUpperCase()}${kind.slice(1)}`), status }));
}
