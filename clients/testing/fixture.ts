import { EXAMPLES, type Operations } from '../../generated/examples.ts';
import type { AnswerExample, OperationExamples } from '../../generated/operation-examples.ts';
import type { InterfaceId } from '../../generated/platform.ts';

/** The operationIds of an interface. */
export type OperationId<Id extends InterfaceId> = keyof Operations[Id] & string;

/** The answers of an operation by status, as its contract declares them. */
export type Answers<Id extends InterfaceId, Operation extends OperationId<Id>> = Operations[Id][Operation] extends {
  responses: infer Declared;
}
  ? Declared
  : never;

/** The body of an answer; never if it has none. */
export type BodyOf<Answer> = Answer extends { content: infer Content } ? Content[keyof Content] : never;

/** The body of a successful answer. */
type SuccessBody<Declared> = {
  [Status in keyof Declared]: Status extends 200 | 201 | 202 | '2XX' ? BodyOf<Declared[Status]> : never;
}[keyof Declared];

/** Chooses among several examples. */
export interface FixtureSettings {
  /** A status of the contract (`404`, `default`); a success by default. */
  status?: string | number | undefined;
  /** Name of the example; the first one by default. */
  example?: string | undefined;
}

/**
 * A copy of the body of an answer that the contract shows as example. Where the contract leaves a payload open, it is an illustration.
 *
 * @throws RangeError when there is no such example, naming those that exist
 * @example
 * const partner = fixture('partner', 'getPartner', { example: 'partner-organisation' });
 */
export function fixture<Id extends InterfaceId, Operation extends OperationId<Id>>(
  id: Id,
  operation: Operation,
  { status, example }: FixtureSettings = {},
): SuccessBody<Answers<Id, Operation>> {
  const shown = shownBy(id, operation);
  const { body } = exampleOf(shown, String(status ?? successOf(shown)), `${id} ${operation}`, example);
  return structuredClone(body) as SuccessBody<Answers<Id, Operation>>;
}

/** An answer of the examples. */
export interface Shown {
  headers: Readonly<Record<string, string>>;
  mediaType?: string;
  body?: unknown;
}

/**
 * The examples of an operation.
 *
 * @throws RangeError when there is no such interface or operation
 */
export function shownBy(id: InterfaceId, operation: string): OperationExamples {
  const operations = namedIn(EXAMPLES, id, `there is no interface ${id}, but ${listed(EXAMPLES)}`);
  return namedIn(operations, operation, `${id} has no operation ${operation}`);
}

/** The status of the declared success, or else of the declared redirect. */
export function successOf({ answers }: OperationExamples): string {
  const declared = Object.keys(answers);
  return ['2', '3'].flatMap((first) => declared.filter((status) => status.startsWith(first)))[0] ?? 'default';
}

/**
 * One of the examples of a declared answer.
 *
 * @param operation - interface and operation, as an error names them
 * @param example - its name; the first one by default
 * @param isMeant - chooses among several when none is named
 * @throws RangeError when the contract has no such answer or example
 */
export function exampleOf(
  { answers }: OperationExamples,
  status: string,
  operation: string,
  example?: string,
  isMeant: (body: unknown) => boolean = () => true,
): Shown {
  const declared = answers[status] ?? answers[`${status.slice(0, 1)}XX`];
  const { headers, bodies }: AnswerExample =
    declared ?? namedIn(answers, 'default', `${operation} declares no status ${status}, but ${listed(answers)}`);
  const [[mediaType, named] = []] = Object.entries(bodies);
  if (mediaType === undefined || named === undefined) return { headers };
  if (example !== undefined) {
    const what = `${operation} has no example «${example}» for ${status}, but ${listed(named)}`;
    return { headers, mediaType, body: namedIn(named, example, what) };
  }
  const all = Object.values(named);
  return { headers, mediaType, body: all.find(isMeant) ?? all[0] };
}

const listed = (values: object): string => Object.keys(values).join(', ') || 'none';

function namedIn<Value>(values: Readonly<Record<string, Value>>, name: string, otherwise: string): Value {
  if (!Object.hasOwn(values, name)) throw new RangeError(otherwise);
  return values[name] as Value;
}
