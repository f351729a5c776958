import type { Config } from '../../../kit/config/schema.ts';
import type { Context } from '../../../kit/context.ts';
import { REPORT_KINDS, type ReportKind } from '../../../kit/report-kinds.ts';
import type { Cover } from '../../../kit/rule.ts';

/** The cases of a rule about every kind that the credential may request: those of the configuration, or all fifteen. */
export function permittedKinds(config: Config): readonly ReportKind[] {
  return config.fixtures?.report?.kinds ?? REPORT_KINDS;
}

/** The kind that a case is about. */
export function kindOf(context: Context): ReportKind {
  return context.case as ReportKind;
}

/** A kind for what needs no accepted request: the first permitted one. */
export function firstKind({ config }: Pick<Context, 'config'>): ReportKind {
  return permittedKinds(config)[0] ?? REPORT_KINDS[0];
}

/** The covers of a rule that judges one operation of every kind: `create` and 202 is 202 of createPartnerReport and so on. */
export function coversEveryKind(operation: (kind: string) => string, status: number): Cover[] {
  return REPORT_KINDS.map((kind) => ({ operation: operation(`${kind[0]?.toUpperCase()}${kind.slice(1)}`), status }));
}
