import { operationsOf } from '../contracts/operations.ts';
import type { BundledInterface } from './bundled-interface.ts';
import { headerOf } from './code-text.ts';

/**
 * The module that offers the validators of an interface by operationId, as Standard Schemas.
 *
 * @param hasRequests - whether any request has a body
 * @param runtime - the module that makes Standard Schemas of validators
 */
export function generateStandardSchemas(
  { source, document, command }: BundledInterface,
  { hasRequests, runtime = '../standard-schema.ts' }: { hasRequests: boolean; runtime?: string },
): string {
  // An Overlay may add operations with any name, or with none, which the types do not have either.
  const ids = operationsOf(document).flatMap(({ key, object: { operationId } }) =>
    operationId === undefined ? [] : `  ${JSON.stringify(operationId)}: ${JSON.stringify(key)},\n`,
  );
  const needed = hasRequests ? 'requestSchemas, responseSchemas' : 'responseSchemas';
  const requests = `
/** Schemas of the bodies of requests, by operationId and media type. */
export const requests: RequestSchemas<operations> = requestSchemas<operations>(IDS, requestContract);
`;
  return `${headerOf('The bodies of requests and responses as Standard Schemas', source, command)}
${hasRequests ? "import * as requestContract from './request-validators.ts';\n" : ''}import { ${needed}${hasRequests ? ', type RequestSchemas' : ''}, type ResponseSchemas } from '${runtime}';
import type { operations } from './types.ts';
import * as responseContract from './validators.ts';

const IDS = {
${ids.join('')}};
${hasRequests ? requests : ''}
/** Schemas of the bodies of responses, by operationId, status and media type. */
export const responses: ResponseSchemas<operations> = responseSchemas<operations>(IDS, responseContract);
`;
}
