/** The formats of --report. */
export const REPORT_FORMATS = ['json', 'junit', 'html', 'har', 'markdown'] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];

/** Whether a text names a format. */
export function isReportFormat(name: string): name is ReportFormat {
  return REPORT_FORMATS.some((format) => format === name);
}
