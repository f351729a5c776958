import { Hono } from 'hono';
import { bearer } from '../bearer.ts';
import { accessibleCase, type CaseEnv } from '../cases/access.ts';
import { offered } from '../cases/offer-payloads.ts';
import { seededCases } from '../cases/seed.ts';
import type { Create, Interface, SampleCalls, Surroundings } from '../interface.ts';

const SUGGESTIONS = '/v1/finanzierungsvorschlaege/:vorgangsNummer';
const hasAccess = accessibleCase(seededCases);

/**
 * Creates the mortgage offers v1 (D2): the financing suggestions of an existing case, by GET and by a POST without body
 * (O221, O222). Both have the same response, since the documents show no difference.
 */
export function createOffersV1({ tokens }: Surroundings): Interface {
  const routes = new Hono<CaseEnv>();
  routes.on(['GET', 'POST'], SUGGESTIONS, bearer(tokens), hasAccess, (c) => {
    const { vorgangsNummer, angebote } = c.get('vorgang');
    return c.json({ vorgangsNummer, finanzierungsvorschlaege: offered(angebote, false) });
  });
  return { id: 'offers-v1', app: new Hono().route('/', routes) };
}

export default createOffersV1 satisfies Create;

export const sampleCalls = {
  'offers-v1': { request: 'GET /v1/finanzierungsvorschlaege/{vorgangsNummer}', as: 'baufi' },
} satisfies SampleCalls;
