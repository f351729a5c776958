import type { Config } from '../../../conformance/kit/config/schema.ts';
import type { InterfaceId } from '../../../conformance/kit/interfaces.ts';
import type { Contract } from '../../../scripts/docs/contracts.ts';
import { TOKEN_VARIABLE, type Variables } from '../../../scripts/sweep/credentials.ts';
import type { Description, SweptOperation } from '../../../scripts/sweep/description.ts';
import type { Transaction } from '../../../scripts/sweep/dredd.ts';
import { expectAnswer, expectStatus, fillRequest, operationOf } from '../../../scripts/sweep/transaction.ts';
import { fillBody, membersFor, membersIn, takesMediaType } from './bodies.ts';
import { fillAddress, parameterNames, parametersFor, parametersIn } from './parameters.ts';
import { recipeFor } from './recipes.ts';

/** The hooks of one run of Dredd, which remember what its answers say. */
export interface DreddHooks {
  /** Makes a request ready, or skips it. */
  beforeEach(transaction: Transaction): void;
  /** Says what is expected of the answer, and remembers what later requests need of it. */
  beforeEachValidation(transaction: Transaction): void;
}

/** What the hooks work with. */
export interface HookOptions {
  contract: Pick<Contract, 'document'> & { id: InterfaceId };
  operations: Description['operations'];
  /** Credentials and fixtures of the deployment. */
  config: Config;
  /** Token of the caller, where the contract asks for one and there is one. */
  token: string | undefined;
}

const CREDENTIAL_HEADERS = ['Authorization', 'Cookie', 'X-ApiKey', 'X-PartnerId'];

/** A commission is got ready when it is asked for, and may answer with a redirect until then. */
const READY_LATER = '/provision';

/**
 * Creates the hooks that somebody would write who knows the deployment: they give each request its credentials, parameters
 * and body, use the identifiers and the session that earlier answers handed out, bring about what can be brought about
 * without a history, and skip the rest.
 */
export function createHooks({ contract, operations, config, token }: HookOptions): DreddHooks {
  const { document, id } = contract;
  const names = parameterNames(operations);
  const variables: Record<string, string | undefined> = { ...credentialsIn(config), [TOKEN_VARIABLE]: token };
  const learnt: Record<string, string> = {};

  const prepare = (transaction: Transaction): 'ready' | 'skipped' => {
    const { request, expected } = transaction;
    const operation = operationOf(operations, transaction);
    const { statusCode: status = '' } = expected;
    const recipe = operation.further.has(status) ? recipeFor(status, { id, operation, config }) : {};
    if (recipe === undefined || !takesMediaType(transaction, id, config)) return 'skipped';
    const missing = fillRequest(transaction, operation, document, { ...variables, ...recipe.variables });
    if (missing !== undefined) return 'skipped';
    fillAddress(transaction, { ...learnt, ...parametersFor(operation, id, config), ...recipe.parameters });
    fillBody(transaction, { ...membersFor(id, config), ...recipe.form });
    if (recipe.anonymous) for (const name of CREDENTIAL_HEADERS) delete request.headers[name];
    if (recipe.mediaType !== undefined) request.headers['Content-Type'] = recipe.mediaType;
    if (recipe.body !== undefined) request.body = recipe.body;
    return 'ready';
  };

  return {
    beforeEach: (transaction) => {
      if (prepare(transaction) === 'skipped') transaction.skip = true;
    },
    beforeEachValidation: (transaction) => {
      const { real } = transaction;
      if (real === undefined) return;
      expectDue(transaction, operationOf(operations, transaction));
      Object.assign(learnt, membersIn(real.body ?? '', names));
      Object.assign(learnt, parametersIn(String(real.headers['location'] ?? ''), operations));
      variables['SWEEP_SESSION_ID'] ??= /\bsessionId=([^;]+)/.exec(String(real.headers['set-cookie']))?.[1];
    },
  };
}

function credentialsIn({ credentials = {} }: Config): Variables {
  const { report, login, partner } = credentials;
  return {
    SWEEP_AUTHORIZATION: report?.authorization,
    SWEEP_USERNAME: login?.username,
    SWEEP_PASSWORD: login?.password,
    SWEEP_API_KEY: partner?.apiKey,
    SWEEP_PARTNER_ID: partner?.partnerId,
  };
}

/** Expects what the contract says of the answer that is due; of `2XX` any, with a body by the schema where there is one. */
function expectDue(transaction: Transaction, operation: SweptOperation): void {
  const { expected, real } = transaction;
  const { statusCode: asked = '' } = expected;
  const came = String(real?.statusCode);
  if (operation.further.has(asked)) expectAnswer(transaction, asked, operation.further.get(asked));
  else if (operation.key.endsWith(READY_LATER) && came === '302' && operation.isSuccess(302))
    expectStatus(transaction, came);
  else if (operation.status !== '2XX') expectAnswer(transaction, operation.status, operation.schema);
  else if (!came.startsWith('2')) expectStatus(transaction, operation.status);
  else if (real?.body) expectAnswer(transaction, came, operation.schema);
  else expectStatus(transaction, came);
}
