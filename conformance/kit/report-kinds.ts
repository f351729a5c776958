/** The fifteen kinds of report: the path segments of D1. */
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
] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

/** Tells whether `kind` is a kind of report. */
export function isReportKind(kind: string): kind is ReportKind {
  return REPORT_KINDS.some((one) => one === kind);
}
