/** The formats of --report. */
export const REPORT_FORMATS = ['json', 'junit', 'html', 'har', 'markdown'] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];

/** Those of them that a comparison of reports has, and how a file of each usually ends. */
export const COMPARISON_FORMATS = {
  json: { extension: 'json' },
  markdown: { extension: 'md' },
} as const satisfies Partial<Record<ReportFormat, { extension: string }>>;

/** The formats of a summary, and how a file of each usually ends. */
export const SUMMARY_FORMATS = {
  html: { extension: 'html' },
  markdown: { extension: 'md' },
  junit: { extension: 'xml' },
  openmetrics: { extension: 'txt' },
} as const;
export type SummaryFormat = keyof typeof SUMMARY_FORMATS;
