import { readFileSync } from 'node:fs';
import createClient from 'openapi-fetch';
import type * as partner from '../../clients/partner/index.ts';
import type { Partner } from '../../generated/partner/schemas.ts';
import type { paths } from '../../generated/partner/types.ts';
import { startChild } from '../processes/child.ts';
import { timed } from '../rounds.ts';
import type { BareAnswer, BareTasks } from '../servers/bare.ts';

export type Contender = 'openapiFetch' | 'client' | 'flow';

export type Operation = 'read' | 'change';

/** Makes one call, and resolves to the master data in the response. */
export type MakeCall = () => Promise<Partner>;

/** The partner that is read and changed. */
export const PARTNER_ID = 'ABC12';
export const PATH = `/partner/${PARTNER_ID}`;

const CREDENTIALS = { apiKey: 'KEY', partnerId: PARTNER_ID };
const HEADERS = { 'X-ApiKey': CREDENTIALS.apiKey, 'X-PartnerId': CREDENTIALS.partnerId, Accept: 'application/json' };
const TEMPLATE = '/partner/{PartnerId}';
const PARAMS = { path: { PartnerId: PARTNER_ID } };

/**
 * The same two calls by each contender: credentials sent, redirects not followed, failures thrown, the body parsed.
 *
 * @param baseUrl - of a server that responds to both
 * @param changes - body of the change
 * @param module - the partner management client, from source or from the package
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

const CONTRACT = new URL('../../generated/partner/openapi.json', import.meta.url);

/** A server in a separate process that responds to both calls without checking credentials. */
export interface PartnerServer {
  baseUrl: string;
  stop(): Promise<void>;
}

/** Starts a bare server that responds with the example of the contract. */
export async function startPartnerServer(): Promise<PartnerServer> {
  const contract = JSON.parse(readFileSync(CONTRACT, 'utf8')) as {
    components: { examples: { 'partner-person': { value: object } } };
  };
  const answer = {
    path: PATH,
    status: 200,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(contract.components.examples['partner-person'].value),
  };
  const answers: BareAnswer[] = [
    { ...answer, method: 'GET' },
    { ...answer, method: 'PATCH' },
  ];
  const child = startChild<BareTasks>('bench/servers/bare.ts');
  return { baseUrl: await child.ask('serve', answers), stop: () => child.stop() };
}

/** How a rate is measured. */
export interface RateOptions {
  /** Number of calls. */
  calls: number;
  /** Calls in flight at once. */
  concurrency: number;
}

/**
 * Makes calls with limited concurrency.
 *
 * @param now - a clock in milliseconds; that of the process by default
 * @returns calls per second
 * @throws error of a call
 */
export async function callsPerSecond(
  call: () => Promise<unknown>,
  { calls, concurrency }: RateOptions,
  now?: () => number,
): Promise<number> {
  let begun = 0;
  const worker = async (): Promise<void> => {
    while (begun < calls) {
      begun += 1;
      await call();
    }
  };
  const ms = await timed(() => Promise.all(Array.from({ length: concurrency }, worker)), now);
  return (calls / ms) * 1000;
}
