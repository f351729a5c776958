import type { OpenAPI3 } from 'openapi-typescript';
import type { ClientCode } from './client-code.ts';
import { quote } from '../../conformance/generator/code-text.ts';
import { operationsOf } from '../../conformance/contracts/operations.ts';

/**
 * Writes the part of a client that sends typed GraphQL documents.
 *
 * @param name name of the interface in PascalCase
 * @throws {Error} unless the document has exactly one POST operation
 */
export function executeCode(name: string, document: OpenAPI3): ClientCode {
  const [post, ...others] = operationsOf(document).filter(({ method }) => method === 'post');
  if (post === undefined || others.length > 0) {
    throw new Error('needs exactly one POST operation, the one that takes GraphQL documents.');
  }
  return {
    imports: ["import type { DocumentTypeDecoration } from '../typed-document.ts';"],
    declarations: declarationsOf(name),
    members: membersOf(name),
    result: resultOf(name, post.path),
  };
}

function declarationsOf(name: string): string[] {
  return `/** An error of a query that failed or gave a partial result. */
export interface GraphQLResponseError {
  message: string;
  /** The platform does not specify type and values: expect a number or a string. */
  status?: number | string;
}

/** Result of a query. */
export interface ExecutionResult<Result> {
  /** The selected fields; \`null\` or absent if the query failed. */
  data?: Result | null;
  /** Empty if the query succeeded. */
  errors: readonly GraphQLResponseError[];
}

/** Settings of one query. */
export interface ExecuteOptions {
  /** Sent as \`X-TraceId\`; preferably a new one for each query. */
  traceId?: string | undefined;
  /** Aborts the query. */
  signal?: AbortSignal | undefined;
}

/** The query was not executed: the status is not 200, or the body is not a GraphQL response. */
export class ${name}Error extends Error {
  override readonly name = '${name}Error';
  /** HTTP status. */
  readonly status: number;
  /** Response body: parsed JSON, or text if it is not JSON. */
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    super(\`The query was answered with status \${String(status)} and no GraphQL result.\`);
    this.status = status;
    this.body = body;
  }
}

function parseResult<Result>(status: number, text: string): ExecutionResult<Result> {
  const answer = parseJson(text);
  if (typeof answer !== 'object' || answer === null || !('data' in answer || 'errors' in answer)) {
    throw new ${name}Error(status, answer);
  }
  const { data, errors } = answer as Partial<ExecutionResult<Result>>;
  return { ...(data !== undefined && { data }), errors: errors ?? [] };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
`.split('\n');
}

function membersOf(name: string): string[] {
  return `  /**
   * Sends a typed document (see \`operations.ts\`) and returns its result. A query that was executed but failed does
   * not throw: look at \`errors\`.
   *
   * @throws {${name}Error} if the status is not 200, or the body is not a GraphQL response
   */
  execute<Result, Variables extends Record<string, unknown>>(
    document: String & DocumentTypeDecoration<Result, Variables>,
    variables: Variables,
    options?: ExecuteOptions,
  ): Promise<ExecutionResult<Result>>;`.split('\n');
}

function resultOf(name: string, path: string): string[] {
  return `  return Object.assign(client, {
    async execute<Result, Variables extends Record<string, unknown>>(
      document: String & DocumentTypeDecoration<Result, Variables>,
      variables: Variables,
      { traceId, signal }: ExecuteOptions = {},
    ): Promise<ExecutionResult<Result>> {
      const { data, error, response } = await client.POST(${quote(path)}, {
        body: { query: document.toString(), variables },
        params: { header: traceId === undefined ? {} : { 'X-TraceId': traceId } },
        ...(signal !== undefined && { signal }),
        parseAs: 'text' as const,
      });
      if (response.status !== 200) throw new ${name}Error(response.status, error ?? data);
      return parseResult<Result>(response.status, data ?? '');
    },
  }) as ${name}Client;`.split('\n');
}
