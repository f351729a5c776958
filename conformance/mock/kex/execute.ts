import { execute, parse, Source, validate } from 'graphql';
import type { DocumentNode, ExecutionResult, GraphQLError, GraphQLSchema } from 'graphql';
import { determineOffers } from './offers.ts';
import type { OfferArguments } from './offers.ts';

/** The status and the body that answer a GraphQL request. */
export interface Answer {
  status: number;
  body: { data?: ExecutionResult['data']; errors?: { message: string; status: number }[] };
}

const rootValue = {
  bestesAngebot: (request: OfferArguments) => determineOffers(request)[0],
  angebote: (request: OfferArguments) => determineOffers(request),
};

/** Answers with one error or several that carry the same status. */
export function refusal(status: number, ...messages: string[]): Answer {
  return { status, body: { errors: messages.map((message) => ({ message, status })) } };
}

function statusOf(error: GraphQLError): number {
  const { status } = error.extensions;
  return typeof status === 'number' ? status : 500;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parseDocument(schema: GraphQLSchema, query: string): DocumentNode | Answer {
  let document: DocumentNode;
  try {
    document = parse(new Source(query, 'query'));
  } catch (error) {
    return refusal(400, error instanceof Error ? error.message : String(error));
  }
  const errors = validate(schema, document);
  return errors.length === 0 ? document : refusal(400, ...errors.map(({ message }) => message));
}

/**
 * Executes a request body against the schema.
 *
 * A request of a wrong form (missing or misnamed members, arguments of a wrong type or value, a document that does not
 * parse or validate) answers 400. A request that was understood but could not be carried out answers 200 with `errors`.
 */
export async function executeBody(schema: GraphQLSchema, text: string): Promise<Answer> {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (error) {
    return refusal(400, `The body is not valid JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (!isRecord(body)) return refusal(400, 'The body must be a JSON object with the members query and variables');
  const { query, variables, ...others } = body;
  const unknown = Object.keys(others);
  if (unknown.length > 0) {
    return refusal(400, `Unknown member: ${unknown.join(', ')}. The body has the members query and variables`);
  }
  if (typeof query !== 'string') return refusal(400, 'The member query must be a string');
  if (variables !== undefined && variables !== null && !isRecord(variables)) {
    return refusal(400, 'The member variables must be an object');
  }

  const document = parseDocument(schema, query);
  if ('status' in document) return document;
  const { data, errors = [] } = await execute({ schema, document, rootValue, variableValues: variables ?? {} });
  const failures = errors.map((error) => ({ message: error.message, status: statusOf(error) }));
  // Without data nothing was executed: the variables did not fit.
  if (data === undefined) return refusal(400, ...failures.map(({ message }) => message));
  const badValues = failures.filter(({ status }) => status === 400);
  if (badValues.length > 0) return refusal(400, ...badValues.map(({ message }) => message));
  return { status: 200, body: failures.length === 0 ? { data } : { data, errors: failures } };
}
