/** The API client of a question. */
export interface LoanClient {
  partnerId: string;
  /** Whether a partner is the client itself or stands below it. */
  reaches: (partnerId: string) => boolean;
}
