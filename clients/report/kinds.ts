import { KIND, type Member } from '../../generated/platform.ts';
import type { paths } from '../../generated/report/types.ts';

/** One of the fifteen kinds of reports (D1 Report kinds). */
export type ReportKind = Member<'kind'>;

/** The body of a request for a report of this kind. */
export type ReportRequest<Kind extends ReportKind> =
  paths[`/${Kind}`]['post']['requestBody']['content']['application/json'];

/** All kinds of reports. */
export const REPORT_KINDS = KIND;
