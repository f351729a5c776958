import type { Answer } from './answer.ts';
import { Failure } from './outcome.ts';

/** The assertions of one check. Each one counts, so that a check which asserted nothing cannot pass. */
export interface Expect {
  /** How many assertions were made. */
  readonly count: number;
  /** The answer has one of these statuses. */
  status(answer: Answer, expected: number | readonly number[] | StatusRange): void;
  /** The answer does not have any of these statuses: a refusal is in place. */
  refused(answer: Answer, how: StatusRange): void;
  /** The header is present and not empty; returns its value. */
  header(answer: Answer, name: string): string;
  /** The body is JSON; returns it. */
  json(answer: Answer): unknown;
  /** The body is a JSON object; returns it. */
  object(answer: Answer): Record<string, unknown>;
  /** `actual` is the same value as `wanted`; `what` names it in the reason. */
  equal(actual: unknown, wanted: unknown, what: string): void;
  /** `value` has this JSON type. */
  type(value: unknown, type: JsonType, what: string): void;
  /**
   * Any other statement: `wanted` and `got` finish the sentence «expected …, got …».
   *
   * @param about - the answer that it is about; by default the one that was looked at last
   */
  that(condition: boolean, wanted: string, got: string, about?: Answer): void;
}

/** A set of statuses with a name for the reason. */
export interface StatusRange {
  says: string;
  has(status: number): boolean;
}

export const CLIENT_ERROR: StatusRange = { says: '4xx', has: (status) => status >= 400 && status < 500 };
export const SUCCESS: StatusRange = { says: '2xx', has: (status) => status >= 200 && status < 300 };
/** The answers that refuse nothing: what was asked for, and the failure of a server that has not decided about it. */
export const NO_REFUSAL: StatusRange = { says: '2xx or 5xx', has: (status) => SUCCESS.has(status) || status >= 500 };
export const SUCCESS_OR_REDIRECT: StatusRange = { says: '2xx or 3xx', has: (status) => status >= 200 && status < 400 };

export type JsonType = 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array' | 'null';

/** The JSON type of a value. */
export function jsonType(value: unknown): JsonType | 'undefined' {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value as JsonType | 'undefined';
}

/** Tells whether a value is a JSON object (no array, not null). */
export function isObject(value: unknown): value is Record<string, unknown> {
  return jsonType(value) === 'object';
}

/**
 * Creates the assertions of one check; every one throws a Failure that says expected against actual.
 *
 * @param clean - removes secrets from a text; applied before a text is cut, since half a secret is not recognised
 */
export function createExpect(clean: (text: string) => string = (text) => text): Expect {
  let count = 0;
  const show = (value: unknown) => cut(clean(value === undefined ? 'nothing' : JSON.stringify(value)), 200);
  const excerpt = (answer: Answer) => {
    const body = clean(answer.body.trim());
    const kind = answer.mediaType === '' ? '' : ` (${answer.mediaType})`;
    return body === '' ? `an empty body${kind}` : `${JSON.stringify(cut(body, 80))}${kind}`;
  };
  // What is said about a member is said about the answer that was looked at last.
  let judged: Answer | undefined;
  /** Most assertions hold: what a failure says is made only then. */
  const holds = (condition: boolean, contrast: () => readonly [wanted: string, got: string], about?: Answer) => {
    judged = about ?? judged;
    count += 1;
    if (condition) return;
    const [expected, got] = contrast();
    // The type of what is not there, in the words of a reader.
    throw new Failure({ expected, got: got === 'undefined' ? 'nothing' : got }, judged?.exchange);
  };
  const json = (answer: Answer) => {
    const value = answer.json();
    holds(value !== undefined, () => ['a JSON body', excerpt(answer)], answer);
    return value;
  };
  return {
    get count() {
      return count;
    },
    that: (condition, wanted, got, about) => holds(condition, () => [wanted, got], about),
    json,
    status: (answer, expected) => {
      const { status } = answer;
      const allowed = typeof expected === 'number' ? [expected] : expected;
      const isAllowed = 'has' in allowed ? allowed.has(status) : allowed.includes(status);
      const said = () => ('says' in allowed ? allowed.says : allowed.join(' or '));
      holds(isAllowed, () => [`status ${said()}`, String(status)], answer);
    },
    refused: (answer, how) => {
      const { status } = answer;
      holds(!how.has(status), () => [`a refusal (no ${how.says})`, String(status)], answer);
    },
    header: (answer, name) => {
      const value = answer.header(name) ?? '';
      const got = () => (answer.header(name) === undefined ? 'none' : "''");
      holds(value.trim() !== '', () => [`a non-empty header ${name}`, got()], answer);
      return value;
    },
    object: (answer) => {
      const value = json(answer);
      holds(isObject(value), () => ['a JSON object', jsonType(value)]);
      return value as Record<string, unknown>;
    },
    equal: (actual, wanted, what) => {
      const same = JSON.stringify(actual) === JSON.stringify(wanted);
      holds(same, () => [`${what} ${show(wanted)}`, show(actual)]);
    },
    type: (value, type, what) => {
      const actual = jsonType(value);
      const fits = actual === type || (type === 'number' && actual === 'integer');
      holds(fits, () => [`${what} of type ${type}`, show(value)]);
    },
  };
}

/** Shortens a text for a reason; it has to be free of secrets already. */
export function cut(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length)}…` : text;
}
