import type { paths } from '../../generated/report/types.ts';

/** One of the fifteen kinds of reports (D1 Report kinds). */
export type ReportKind = {
  [Path in keyof paths]: paths[Path] extends { post: object } ? (Path extends `/${infer Kind}` ? Kind : never) : never;
}[keyof paths];

/** The properties of a request for a report of a kind. */
export type ReportRequest<Kind extends ReportKind> =
  paths[`/${Kind}`]['post']['requestBody']['content']['application/json'];

/** All kinds of reports. */
export const REPORT_KINDS = [
  'partner',
  'bestandskundenpotential',
  'handelsbeziehungen',
  'erweitertefinanzierungskriterien',
  'konditionsmeldungen',
  'smartfactsvertrieb',
  'smartfactsproduktanbieter',
  'ratesmartfactsvertrieb',
  'ratevertrieb',
  'vertrieb',
  'produktanbieter',
  'rohdaten',
  'provisionsclearinggeneric',
  'mtvreport',
  'konditionsvergleich',
] as const satisfies readonly ReportKind[];
