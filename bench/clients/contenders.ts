import createClient from 'openapi-fetch';
import type * as partner from '../../clients/partner/index.ts';
import type { Partner } from '../../generated/partner/schemas.ts';
import type { paths } from '../../generated/partner/types.ts';

/** What makes the calls. */
export type Contender = 'openapiFetch' | 'client' | 'flow';

/** What is called. */
export type Operation = 'read' | 'change';

/** Makes one call, and resolves to the master data that the answer holds. */
export type MakeCall = () => Promise<Partner>;

/** The partner that is read and changed. */
export const PARTNER_ID = 'ABC12';
/** Its path. */
export const PATH = `/partner/${PARTNER_ID}`;

const CREDENTIALS = { apiKey: 'KEY', partnerId: PARTNER_ID };
const HEADERS = { 'X-ApiKey': CREDENTIALS.apiKey, 'X-PartnerId': CREDENTIALS.partnerId, Accept: 'application/json' };
const TEMPLATE = '/partner/{PartnerId}';
const PARAMS = { path: { PartnerId: PARTNER_ID } };

/**
 * The same two calls by each contender: credentials sent, redirects not followed, a failure thrown, the body parsed.
 *
 * @param baseUrl - of a server that answers both
 * @param changes - body of the change
 * @param module - the import of partner management, from source or from the package
 */
export function contendersFor(
  baseUrl: string,
  changes: { nachname: string },
  { createPartnerApi, createPartnerClient }: Pick<typeof partner, 'createPartnerApi' | 'createPartnerClient'>,
): Record<Operation, Record<Contender, MakeCall>> {
  const alone = createClient<paths>({ baseUrl, headers: HEADERS, redirect: 'manual' });
  const client = createPartnerClient({ baseUrl, ...CREDENTIALS });
  const flow = createPartnerApi({ baseUrl, ...CREDENTIALS });
  return {
    read: {
      openapiFetch: async () => dataOf(await alone.GET(TEMPLATE, { params: PARAMS })),
      client: async () => dataOf(await client.GET(TEMPLATE, { params: PARAMS })),
      flow: () => flow.read(PARTNER_ID),
    },
    change: {
      openapiFetch: async () => dataOf(await alone.PATCH(TEMPLATE, { params: PARAMS, body: changes })),
      client: async () => dataOf(await client.PATCH(TEMPLATE, { params: PARAMS, body: changes })),
      flow: () => flow.change(PARTNER_ID, changes),
    },
  };
}

function dataOf({ data, response }: { data?: Partner | undefined; response: Response }): Partner {
  if (data === undefined) throw new Error(`status ${String(response.status)}`);
  return data;
}
