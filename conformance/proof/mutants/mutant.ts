import type { InterfaceId } from '../../../generated/platform.ts';
import type { Level } from '../../engine/rule.ts';
import type { WireHeader } from '../../engine/transport.ts';
import type { Handler } from '../../servers/handler.ts';
import type { DeclaredAnswer } from './contract.ts';
import type { AskedRequest } from './parts.ts';

/** The ways in which a mutant deviates from the contract that it is derived from. */
export const MUTANT_KINDS = [
  'header-dropped',
  'header-emptied',
  'member-dropped',
  'member-retyped',
  'member-added',
  'items-reversed',
  'body-null',
  'body-emptied',
  'body-wrapped',
  'body-retyped',
  'status-swapped',
  'media-type-wrong',
  'media-type-dropped',
  'other-example',
  'credential-not-needed',
  'credential-not-checked',
  'refusal-accepted',
  'part-refused',
  'part-crashes',
  'part-demanded',
  'part-ignored',
  'stale-read',
] as const;
export type MutantKind = (typeof MUTANT_KINDS)[number];

/** A mechanically derived deviation, laid over the host of its interface. */
export interface Mutant {
  /** Unique: `partner: GET /partner/{PartnerId} 200 member-dropped vorname`. */
  id: string;
  interface: InterfaceId;
  /** Method and path template. */
  operation: string;
  kind: MutantKind;
  /** Status of the answers that it changes. */
  status: number;
  /** What of the answer it changes: a header, the path of a member, the new status; '' when the kind says it all. */
  detail: string;
  /** How the contract declares the answer that it changes. */
  declared: DeclaredAnswer['declared'];
  /** What the contract says about the body of that answer: nothing at all, that it is a text, or its form. */
  body: 'open' | 'text' | 'formed';
  /** Whether the operation asks for a credential. */
  secured: boolean;
  /** What the sources leave open about the answer, or else about the operation or the interface: ids of statements. */
  open: readonly string[];
  /** Tells whether it may change an answer of its operation that was seen. */
  changes(seen: SeenAnswer): boolean;
  wrap: MutantWrap;
}

/** What a mutant may use of the run that it takes part in. */
export interface MutantTools {
  /** To be given each answer that differs from that of the reference deployment; returns it, marked. */
  changed(answer: Response): Response;
  /** The headers of the credential that the suite uses for the interface. */
  credential(): Promise<readonly WireHeader[]>;
}

/** Has a handler answer as a mutant does. */
export type MutantWrap = (next: Handler, tools: MutantTools) => Handler;

/** How a request came: without a credential, or with one that did not suffice. */
export type Credentialed = 'without' | 'with';

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

/** What became of a mutant, and what that means. */
export const MUTANT_OUTCOMES = {
  killed: 'It contradicts a statement, and a must- or should-rule fails.',
  undecided:
    'It contradicts a statement and no rule fails, but a must-rule becomes inconclusive, so that the server is not found conformant.',
  survived: 'It contradicts a statement, but no rule fails and no must-rule becomes inconclusive.',
  spared: 'An open statement permits it, and no rule fails.',
  accused: 'An open statement permits it, but a rule fails.',
  'not-reached': 'It changed no answer of the run.',
} as const satisfies Record<string, string>;
export type MutantOutcome = keyof typeof MUTANT_OUTCOMES;

/** Why a deviation from the contract contradicts no statement of the sources. */
export interface Permission {
  reason: string;
  /** Ids of the open statements that leave it to the service. */
  open: readonly string[];
}

/** One line of the result. */
export interface MutantResult extends Pick<Mutant, 'id' | 'interface' | 'operation' | 'kind' | 'status' | 'detail'> {
  outcome: MutantOutcome;
  /** Ids of the must- and should-rules that failed. */
  killedBy: readonly string[];
  /** The strongest level among them; no more rules are asked once some have failed. */
  level?: Exclude<Level, 'info'>;
  /** Why the mutant contradicts no statement of the sources, and the open statements that say so. */
  permission?: Permission;
}
