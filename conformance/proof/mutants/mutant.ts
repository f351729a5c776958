import type { InterfaceId } from '../../../generated/platform.ts';
import type { Level } from '../../engine/rule.ts';
import type { WireHeader } from '../../engine/transport.ts';
import type { Handler } from '../../servers/handler.ts';
import type { DeclaredAnswer } from './contract.ts';
import type { RequestContent } from './parts.ts';

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
  /** Status of the changed responses. */
  status: number;
  /** The changed part: a header, the path of a member, the new status; '' if the kind is sufficient. */
  detail: string;
  /** How the contract declares the changed response. */
  declared: DeclaredAnswer['declared'];
  /** The declaration of the body: none, a string, or a schema. */
  body: 'open' | 'text' | 'formed';
  /** Whether the operation requires a credential. */
  secured: boolean;
  /** Ids of the open statements about the response, otherwise about the operation, otherwise about the interface. */
  open: readonly string[];
  /** Tells whether it may change a response of its operation. */
  changes(seen: SeenAnswer): boolean;
  wrap: MutantWrap;
}

/** Functions of a run for a mutant. */
export interface MutantTools {
  /** Reports a response that differs from that of the reference deployment; returns it with a mark. */
  changed(answer: Response): Response;
  /** The headers with the suite's credential for the interface. */
  credential(): Promise<readonly WireHeader[]>;
}

/** Wraps a handler with the deviation. */
export type MutantWrap = (next: Handler, tools: MutantTools) => Handler;

/** Whether a request has a credential. */
export type Credentialed = 'without' | 'with';

/** A response of an operation that the suite has got. */
export interface SeenAnswer {
  request: RequestContent;
  /** The cases of rules for which it is evidence: `<rule>#<case>`, or the rule if it has no cases. */
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
  'not-reached': 'It changed no response of the run.',
} as const satisfies Record<string, string>;
export type MutantOutcome = keyof typeof MUTANT_OUTCOMES;

/** Why a deviation from the contract contradicts no statement. */
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
  /** Absent if the mutant contradicts a statement. */
  permission?: Permission;
}
