import { EXAMPLES, type Operations } from '../../generated/examples.ts';
import type { AnswerExample, OperationExamples } from '../../generated/operation-examples.ts';
import type { InterfaceId } from '../../generated/platform.ts';

/** The operationIds of an interface. */
export type OperationId<Id extends InterfaceId> = keyof Operations[Id] & string;

/** The declared responses of an operation, by status. */
export type Answers<Id extends InterfaceId, Operation extends OperationId<Id>> = Operations[Id][Operation] extends {
  responses: infer Declared;
}
  ? Declared
  : never;

/** The body of a response; never if it has none. */
export type BodyOf<Answer> = Answer extends { content: infer Content } ? Content[keyof Content] : never;

/** The body of a successful response. */
type SuccessBody<Declared> = {
  [Status in keyof Declared]: Status extends 200 | 201 | 202 | '2XX' ? BodyOf<Declared[Status]> : never;
}[keyof Declared];

/** Selects one of several examples. */
export interface FixtureSettings {
  /** A status of the contract (`404`, `default`); a success by default. */
  status?: string | number | undefined;
  /** Name of the example; the first one by default. */
  example?: string | undefined;
}

/**
 * A copy of an example body in the contract. If the contract does not specify the body, the example is only an illustration.
 *
 * @throws RangeError when there is no such example; the message lists the existing ones
 * @example
 * const partner = fixture('partner', 'getPartner', { example: 'partner-organisation' });
 */
export function fixture<Id extends InterfaceId, Operation extends OperationId<Id>>(
  id: Id,
  operation: Operation,
  { status, example }: FixtureSettings = {},
): SuccessBody<Answers<Id, Operation>> {
  const examples = examplesOf(id, operation);
  const { body } = exampleOf(examples, String(status ?? successOf(examples)), `${id} ${operation}`, example);
  return structuredClone(body) as SuccessBody<Answers<Id, Operation>>;
}

/** An example of a response. */
export interface ResponseExample {
  headers: Readonly<Record<string, string>>;
  mediaType?: string;
  body?: unknown;
}

/** @throws RangeError when there is no such interface or operation */
export function examplesOf(id: InterfaceId, operation: string): OperationExamples {
  const operations = namedIn(EXAMPLES, id, `there is no interface ${id}, but ${listed(EXAMPLES)}`);
  return namedIn(operations, operation, `${id} has no operation ${operation}`);
}

/** The declared status of success, otherwise of a redirect, otherwise `default`. */
export function successOf({ answers }: OperationExamples): string {
  const declared = Object.keys(answers);
  return ['2', '3'].flatMap((first) => declared.filter((status) => status.startsWith(first)))[0] ?? 'default';
}

/**
 * One of the examples of a declared response.
 *
 * @param operation - interface and operation, for the error
 * @param example - its name; by default the first one that `isMeant` accepts, or else the first one
 * @throws RangeError when the contract has no such response or example
 */
export function exampleOf(
  { answers }: OperationExamples,
  status: string,
  operation: string,
  example?: string,
  isMeant: (body: unknown) => boolean = () => true,
): ResponseExample {
  const declared = answers[status] ?? answers[`${status.slice(0, 1)}XX`];
  const { headers, bodies }: AnswerExample =
    declared ?? namedIn(answers, 'default', `${operation} declares no status ${status}, but ${listed(answers)}`);
  const [[mediaType, named] = []] = Object.entries(bodies);
  if (mediaType === undefined || named === undefined) return { headers };
  if (example !== undefined) {
    const problem = `${operation} has no example «${example}» for ${status}, but ${listed(named)}`;
    return { headers, mediaType, body: namedIn(named, example, problem) };
  }
  const all = Object.values(named);
  return { headers, mediaType, body: all.find(isMeant) ?? all[0] };
}

const listed = (values: object): string => Object.keys(values).join(', ') || 'none';

function namedIn<Value>(values: Readonly<Record<string, Value>>, name: string, problem: string): Value {
  if (!Object.hasOwn(values, name)) throw new RangeError(problem);
  return values[name] as Value;
}
