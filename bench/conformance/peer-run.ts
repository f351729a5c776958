/** What one run of a peer took. */
export interface PeerRun {
  /** In milliseconds. */
  ms: number;
  requests: number;
  /** Answers that the peer objected to. */
  objections: number;
}
