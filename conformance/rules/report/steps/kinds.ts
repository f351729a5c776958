import type { Config } from '../../../kit/config/schema.ts';
import type { Context } from '../../../kit/context.ts';
import { Skipped } from '../../../kit/outcome.ts';
import { REPORT_KINDS, type ReportKind } from '../../../kit/report-kinds.ts';
import type { Cover } from '../../../kit/rule.ts';

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
  if (!permittedKinds(config).includes(kind)) throw new Skipped(`${kind} is not among fixtures.report.kinds`);
}

/** The kind that a case is about. */
export function kindOf(context: Context): ReportKind {
  return context.case as ReportKind;
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
