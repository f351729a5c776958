import { isObject } from '../json.ts';
import type { Answer } from './answer.ts';
import { Failure } from './outcome.ts';

/** A set of statuses; `says` is its name in reasons. */
export interface StatusRange {
  says: string;
  has(status: number): boolean;
}

export const CLIENT_ERROR: StatusRange = { says: '4xx', has: (status) => status >= 400 && status < 500 };
/** Statuses that refuse the caller. */
export const DENIED: StatusRange = { says: '401 or 403', has: (status) => status === 401 || status === 403 };
export const SUCCESS: StatusRange = { says: '2xx', has: (status) => status >= 200 && status < 300 };
/** Statuses that refuse nothing: success, and server errors, which decide nothing. */
export const NO_REFUSAL: StatusRange = { says: '2xx or 5xx', has: (status) => SUCCESS.has(status) || status >= 500 };
export const SUCCESS_OR_REDIRECT: StatusRange = { says: '2xx or 3xx', has: (status) => status >= 200 && status < 400 };

type JsonType = 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array' | 'null';

/** The JSON type of a value. */
export function jsonType(value: unknown): JsonType | 'undefined' {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value as JsonType | 'undefined';
}

/** The assertions of one check; a violated one throws a Failure. They are counted, so that a check without assertions cannot pass. */
export class Expect {
  /** Number of assertions so far. */
  count = 0;
  private readonly clean: (text: string) => string;
  /** The response judged last, since assertions about its members do not pass it. */
  private judged: Answer | undefined;

  /** @param clean - removes secrets from a text; called before cutting it, since a part of a secret is not recognised */
  constructor(clean: (text: string) => string) {
    this.clean = clean;
  }

  /**
   * Any other assertion; `wanted` and `got` complete the sentence «expected …, got …».
   *
   * @param about - the response that it is about; by default the one judged last
   */
  that(condition: boolean, wanted: string, got: string, about?: Answer): void {
    this.holds(condition, () => [wanted, got], about);
  }
  /** The body is JSON; returns the value. */
  json(answer: Answer): unknown {
    const value = answer.json();
    this.holds(value !== undefined, () => ['a JSON body', this.excerpt(answer)], answer);
    return value;
  }
  /**
   * The response has one of these statuses.
   *
   * @param got - the status for the reason, with its possible cause
   */
  status(answer: Answer, expected: number | readonly number[] | StatusRange, got?: string): void {
    const { status } = answer;
    const allowed = typeof expected === 'number' ? [expected] : expected;
    const isAllowed = 'has' in allowed ? allowed.has(status) : allowed.includes(status);
    const expectation = () => ('says' in allowed ? allowed.says : allowed.join(' or '));
    this.holds(isAllowed, () => [`status ${expectation()}`, got ?? String(status)], answer);
  }
  /** The response has none of these statuses, where a refusal is required. */
  refused(answer: Answer, how: StatusRange, got?: string): void {
    const { status } = answer;
    this.holds(!how.has(status), () => [`a refusal (no ${how.says})`, got ?? String(status)], answer);
  }
  /** The header is present and not empty; returns its value. */
  header(answer: Answer, name: string): string {
    const value = answer.header(name) ?? '';
    const got = () => (answer.header(name) === undefined ? 'none' : "''");
    this.holds(value.trim() !== '', () => [`a non-empty header ${name}`, got()], answer);
    return value;
  }
  /** The body is a JSON object; returns it. */
  object(answer: Answer): Record<string, unknown> {
    const value = this.json(answer);
    this.holds(isObject(value), () => ['a JSON object', jsonType(value)]);
    return value as Record<string, unknown>;
  }
  /** `actual` equals `wanted` as JSON; `what` names it in the reason. */
  equal(actual: unknown, wanted: unknown, what: string): void {
    const same = JSON.stringify(actual) === JSON.stringify(wanted);
    this.holds(same, () => [`${what} ${this.show(wanted)}`, this.show(actual)]);
  }
  /** `value` has this JSON type. */
  type(value: unknown, type: JsonType, what: string): void {
    const actual = jsonType(value);
    const fits = actual === type || (type === 'number' && actual === 'integer');
    this.holds(fits, () => [`${what} of type ${type}`, this.show(value)]);
  }

  /** Most assertions hold, so the text of a failure is created lazily. */
  private holds(condition: boolean, contrast: () => readonly [wanted: string, got: string], about?: Answer): void {
    this.judged = about ?? this.judged;
    this.count += 1;
    if (condition) return;
    const [expected, got] = contrast();
    // JSON has no `undefined`.
    throw new Failure({ expected, got: got === 'undefined' ? 'nothing' : got }, this.judged?.exchange);
  }
  private show(value: unknown): string {
    return cut(this.clean(value === undefined ? 'nothing' : JSON.stringify(value)), 200);
  }
  private excerpt(answer: Answer): string {
    const body = this.clean(answer.body.trim());
    const kind = answer.mediaType === '' ? '' : ` (${answer.mediaType})`;
    return body === '' ? `an empty body${kind}` : `${JSON.stringify(cut(body, 80))}${kind}`;
  }
}

/** Shortens a text for a reason; it must not contain secrets any more. */
export function cut(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length)}…` : text;
}
