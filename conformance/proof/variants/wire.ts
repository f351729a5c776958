import type { ServerResponse } from 'node:http';

/** A response that is ready to be written. */
export interface Answered {
  status: number;
  headers: [name: string, value: string][];
  body: Buffer;
}

/** Writes one response, and ends it. */
export type Wire = (answer: Answered, response: ServerResponse) => void;
