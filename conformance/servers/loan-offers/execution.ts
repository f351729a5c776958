import { execute, parse, validate, type DocumentNode, type ExecutionResult, type GraphQLError } from 'graphql';
import { isObject } from '../../json.ts';
import { memoize } from '../../memoize.ts';
import { messageOf } from '../../message-of.ts';
import { determineOffers, type LoanClient, type LoanRequest } from './offers.ts';
import { loanSchema } from './schema.ts';

/** A reason why a request was refused or failed, in the format of D2. */
export interface Reason {
  message: string;
  status: number;
}

/** The response to a GraphQL request. */
export interface Answer {
  status: 200 | 400;
  body: { data?: ExecutionResult['data']; errors?: Reason[] };
}

/** Maximum length of a query, in tokens: far more than all fields of both queries, but too few to keep the server busy. */
const MAX_TOKENS = 2000;
const MEMBERS = ['query', 'variables', 'operationName', 'extensions'];

const badRequest = (...messages: string[]): Answer => ({
  status: 400,
  body: { errors: messages.map((message) => ({ message, status: 400 })) },
});

const isAbsentOrObject = (value: unknown): value is Record<string, unknown> | null | undefined =>
  value === undefined || value === null || isObject(value);
const isAbsentOrText = (value: unknown): value is string | null | undefined =>
  value === undefined || value === null || typeof value === 'string';

/** The document of a query, or the response to an invalid one; cached, since parsing and validating take longer than executing. */
const documentOf = memoize(
  (query): DocumentNode | Answer => {
    try {
      const document = parse(query, { maxTokens: MAX_TOKENS });
      const errors = validate(loanSchema(), document);
      return errors.length === 0 ? document : badRequest(...errors.map(({ message }) => message));
    } catch (error) {
      return badRequest(messageOf(error));
    }
  },
  { longest: 10_000, most: 100 },
);

const reasonOf = ({ message, extensions }: GraphQLError): Reason => {
  const { status } = extensions;
  return { message, status: typeof status === 'number' ? status : 400 };
};

/**
 * Executes the body of a request (L01 to L14, L18, L20). A malformed body, query or variable gets 400; a valid request that cannot be
 * carried out gets 200 with `errors`.
 */
export async function answerOf(body: unknown, client: LoanClient): Promise<Answer> {
  if (!isObject(body)) return badRequest('the body must be a JSON object with query and variables');
  const unknown = Object.keys(body).filter((name) => !MEMBERS.includes(name));
  if (unknown.length > 0) return badRequest(`the body has no member ${unknown.join(', ')}, but query and variables`);
  const { query, variables, operationName, extensions } = body;
  if (typeof query !== 'string') return badRequest('query is required and must be text');
  if (!isAbsentOrObject(variables)) return badRequest('variables must be an object');
  if (!isAbsentOrObject(extensions)) return badRequest('extensions must be an object');
  if (!isAbsentOrText(operationName)) return badRequest('operationName must be text');

  const document = documentOf(query);
  if ('status' in document) return document;
  const rootValue = {
    bestesAngebot: (request: LoanRequest) => determineOffers(request, client)[0],
    angebote: (request: LoanRequest) =>
      determineOffers({ ...request, finanzierungszweck: request.finanzierungszweck ?? 'FREIE_VERWENDUNG' }, client),
  };
  const { data, errors = [] } = await execute({
    schema: loanSchema(),
    document,
    rootValue,
    variableValues: variables ?? {},
    operationName: operationName ?? null,
  });
  const reasons = errors.map(reasonOf);
  const wrong = reasons.filter(({ status }) => status === 400);
  if (wrong.length > 0) return badRequest(...wrong.map(({ message }) => message));
  return { status: 200, body: { data, ...(reasons.length > 0 && { errors: reasons }) } };
}
