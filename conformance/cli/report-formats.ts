/** The formats of --report. */
export const REPORT_FORMATS = ['json', 'junit', 'html', 'har', 'markdown'] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];
