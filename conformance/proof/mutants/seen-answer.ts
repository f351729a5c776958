import type { Credentialed } from './behaviour.ts';
import type { AskedRequest } from './parts.ts';

/** An answer that the suite has seen of an operation. */
export interface SeenAnswer {
  request: AskedRequest;
  /** The cases of rules that it is evidence for: `<rule>#<case>`, or the rule where it has no cases. */
  cases: Set<string>;
  /** How many requests had written to the interface before. */
  writes: number;
  status: number;
  text: string;
  /** The body as JSON; undefined when it is none. */
  json: unknown;
  came: Credentialed;
}
