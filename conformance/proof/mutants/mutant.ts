import type { InterfaceId } from '../../../generated/platform.ts';
import type { Level } from '../../engine/rule.ts';
import type { WireHeader } from '../../engine/transport.ts';
import type { Handler } from '../../servers/handler.ts';
import type { DeclaredAnswer } from './contract.ts';
import type { AskedRequest } from './parts.ts';

/** The ways in which mutants deviate from the contract. */
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

/** A mechanically derived deviation from a contract; it wraps the host of its interface. */
export interface Mutant {
  /** Unique: `partner: GET /partner/{PartnerId} 200 member-dropped vorname`. */
  id: string;
  interface: InterfaceId;
  /** Method and path template. */
  operation: string;
  kind: MutantKind;
  /** Status of the answers that it changes. */
  status: number;
  /** What exactly it changes: a header, the path of a member, the new status; '' if the kind says everything. */
  detail: string;
  /** How the contract declares the answer that it changes. */
  declared: DeclaredAnswer['declared'];
  /** What the contract says about the body of that answer: nothing, that it is a text, or its schema. */
  body: 'open' | 'text' | 'formed';
  /** Whether the operation asks for a credential. */
  secured: boolean;
  /** Ids of the open statements about the answer, or else about the operation, or else about the interface. */
  open: readonly string[];
  /** Tells whether it may change a certain answer of its operation. */
  changes(seen: SeenAnswer): boolean;
  wrap: MutantWrap;
}

/** What a run offers to a mutant. */
export interface MutantTools {
  /** Reports an answer that differs from that of the reference deployment; returns it with a mark. */
  changed(answer: Response): Response;
  /** The headers of the credential that the suite uses for the interface. */
  credential(): Promise<readonly WireHeader[]>;
}

/** Wraps a handler so that it answers as a mutant does. */
export type MutantWrap = (next: Handler, tools: MutantTools) => Handler;

/** How a request came: without a credential, or with one that did not suffice. */
export type Credentialed = 'without' | 'with';

/** An answer that the suite has seen of an operation. */
export interface SeenAnswer {
  request: AskedRequest;
  /** The cases of rules whose evidence it is: `<rule>#<case>`, or the rule if it has no cases. */
  cases: Set<string>;
  /** The number of writes to the interface before it. */
  writes: number;
  status: number;
  text: string;
  /** The body as JSON; undefined if it is not JSON. */
  json: unknown;
  came: Credentialed;
}

/** The outcomes of mutants, and what they mean. */
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

/** The result of one mutant. */
export interface MutantResult extends Pick<Mutant, 'id' | 'interface' | 'operation' | 'kind' | 'status' | 'detail'> {
  outcome: MutantOutcome;
  /** Ids of the must- and should-rules that failed. */
  killedBy: readonly string[];
  /** The strongest level among them; no further rules run once some have failed. */
  level?: Exclude<Level, 'info'>;
  /** Why the mutant contradicts no statement of the sources, and the open statements that say so. */
  permission?: Permission;
}
