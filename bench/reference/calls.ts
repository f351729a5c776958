import type { Config } from '../../conformance/kit/config/schema.ts';
import type { Host } from '../../conformance/reference/interface.ts';
import type { InterfaceId } from '../../conformance/kit/interfaces.ts';
import type { Call } from '../load.ts';

/** The kinds of requests that are measured. */
export const KINDS = ['get', 'post', 'graphql'] as const;
export type Kind = (typeof KINDS)[number];

/** A request with what it belongs to. */
export interface Measured extends Call {
  host: Host;
  interface: InterfaceId;
  /** For a reader. */
  name: string;
}

/**
 * The requests that are measured, with credentials and identifiers of a deployment.
 *
 * @throws TypeError when the configuration lacks one
 */
export function callsFor({ credentials = {}, fixtures = {} }: Config): Record<Kind, Measured> {
  const { report, baufi, kex } = credentials;
  const { vorgangsNummer } = fixtures.cases ?? {};
  if (!report || !baufi || !kex || vorgangsNummer === undefined) throw new TypeError('the configuration is incomplete');
  const json = { 'Content-Type': 'application/json' };
  return {
    get: {
      name: '`GET /v2/vorgaenge/{vorgangsNummer}`',
      host: 'v2',
      interface: 'cases-v2',
      method: 'GET',
      path: `/v2/vorgaenge/${vorgangsNummer}`,
      headers: { Authorization: `Bearer ${baufi.accessToken}` },
    },
    post: {
      name: '`POST /rohdaten`',
      host: 'report',
      interface: 'report',
      method: 'POST',
      path: '/rohdaten',
      headers: { Authorization: report.authorization, ...json },
      body: JSON.stringify({ fromDay: '2026-01-01' }),
    },
    graphql: {
      name: '`POST /angebote`, a query',
      host: 'kex',
      interface: 'consumer-loan-offers',
      method: 'POST',
      path: '/angebote',
      headers: { Authorization: `Bearer ${kex.accessToken}`, ...json },
      body: JSON.stringify({
        query: '{ bestesAngebot(auszahlungsbetrag: 10000) { gesamtkonditionen { effektivzins rateMonatlich } } }',
      }),
    },
  };
}
