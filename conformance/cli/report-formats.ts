/** How a file of each format usually ends. */
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

/** Those of a comparison of reports. */
export const COMPARISON_FORMATS = ['json', 'markdown'] as const satisfies readonly Format[];

/** Those of a summary. */
export const SUMMARY_FORMATS = ['html', 'markdown', 'junit', 'openmetrics'] as const satisfies readonly Format[];
export type SummaryFormat = (typeof SUMMARY_FORMATS)[number];
