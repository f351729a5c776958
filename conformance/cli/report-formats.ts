/** The formats of --report. */
export const REPORT_FORMATS = ['json', 'junit', 'html', 'har', 'markdown'] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];

/** Those of them that a comparison of reports has, and how a file of each usually ends. */
export const COMPARISON_FORMATS = {
  json: { extension: 'json' },
  markdown: { extension: 'md' },
} as const satisfies Partial<Record<ReportFormat, { extension: string }>>;
