/** The formats of --report. */
export const REPORT_FORMATS = ['json', 'junit', 'html', 'har', 'markdown'] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];

/** Those of them that a comparison of reports has. */
export const COMPARISON_FORMATS = ['json', 'markdown'] as const satisfies readonly ReportFormat[];
