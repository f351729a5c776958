import { Hono } from 'hono';
import { bearer } from '../bearer.ts';
import { accessibleCase, type CaseEnv } from '../cases/access.ts';
import { seededCases } from '../cases/seed.ts';
import type { Create, Interface, Surroundings } from '../interface.ts';

const SUGGESTIONS = '/v1/finanzierungsvorschlaege/:vorgangsNummer';
const hasAccess = accessibleCase(seededCases);

/**
 * Creates the mortgage offers v1 (D2): the financing suggestions of an existing case, by GET and by a POST without body
 * (O221, O222). Both answer alike, since the sources show no difference.
 */
export function createOffersV1({ tokens }: Surroundings): Interface {
  const routes = new Hono<CaseEnv>();
  routes.on(['GET', 'POST'], SUGGESTIONS, bearer(tokens), hasAccess, (c) => {
    const { vorgangsNummer, angebote } = c.get('vorgang');
    const finanzierungsvorschlaege = angebote
      .filter(({ alternative }) => !alternative)
      .map(({ produktAnbieter, darlehensSumme, sollZins }) => ({ produktAnbieter, darlehensSumme, sollZins }));
    return c.json({ vorgangsNummer, finanzierungsvorschlaege });
  });
  return { id: 'offers-v1', host: 'v2', app: new Hono().route('/', routes) };
}

export default createOffersV1 satisfies Create;
