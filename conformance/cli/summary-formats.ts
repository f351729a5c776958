/** The formats of a summary, and how a file of each usually ends. */
export const SUMMARY_FORMATS = {
  html: { extension: 'html' },
  markdown: { extension: 'md' },
  junit: { extension: 'xml' },
  openmetrics: { extension: 'txt' },
} as const;
export type SummaryFormat = keyof typeof SUMMARY_FORMATS;
