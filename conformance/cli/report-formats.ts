/** The usual file extension of each format. */
export const EXTENSIONS = {
  json: 'json',
  junit: 'xml',
  html: 'html',
  har: 'har',
  markdown: 'md',
  openmetrics: 'txt',
} as const;
type Format = keyof typeof EXTENSIONS;

export const REPORT_FORMATS = ['json', 'junit', 'html', 'har', 'markdown'] as const satisfies readonly Format[];
export type ReportFormat = (typeof REPORT_FORMATS)[number];

export const COMPARISON_FORMATS = ['json', 'markdown'] as const satisfies readonly Format[];

export const SUMMARY_FORMATS = ['html', 'markdown', 'junit', 'openmetrics'] as const satisfies readonly Format[];
export type SummaryFormat = (typeof SUMMARY_FORMATS)[number];
