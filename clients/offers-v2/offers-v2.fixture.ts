import { startBearerApi, type Started } from '../bearer.fixture.ts';
import type { Around, ServeOptions } from '../reference.fixture.ts';
import { createOffersV2Api, type OffersV2Api, type OffersV2ApiSettings } from './index.ts';

export const DETERMINE = '/v2/ergebnisliste/ermittlung';

/** A platform and its offers. */
export interface StartedOffers extends Omit<Started<OffersV2Api>, 'api'> {
  offers: OffersV2Api;
  vorgangsNummer: string;
  /** The requests to hosts other than login, and whether they had a credential: `v2 GET /path true`. */
  asked: () => string[];
}

/** Serves the reference deployment, and creates the API of its offers. */
export async function startOffers(
  options: ServeOptions = {},
  settings: Partial<OffersV2ApiSettings> = {},
): Promise<StartedOffers> {
  const { api: offers, ...served } = await startBearerApi({ host: 'v2', create: createOffersV2Api }, options, settings);
  const { fixtures, received } = served;
  const vorgangsNummer = fixtures.offers.vorgangsNummer ?? '';
  const asked = () =>
    received
      .filter(({ host }) => host !== 'login')
      .map(({ host, method, path, headers }) => `${host} ${method} ${path} ${headers.has('Authorization')}`);
  return { ...served, offers, vorgangsNummer, asked };
}

/** Replaces the responses to requests whose method and path match. */
export const instead =
  (pattern: RegExp, answer: (request: Request) => Response | Promise<Response>): Around =>
  (next) =>
  (request) =>
    pattern.test(`${request.method} ${new URL(request.url).pathname}`) ? answer(request) : next(request);

/** Rewrites the Location of each redirect. */
export const relocated =
  (write: (location: URL, request: Request) => string): Around =>
  (next, host) =>
  async (request) => {
    const response = await next(request);
    const location = response.headers.get('Location');
    if (host !== 'v2' || location === null) return response;
    const headers = new Headers(response.headers);
    headers.set('Location', write(new URL(location, request.url), request));
    return new Response(null, { status: response.status, headers });
  };

export const redirect = (Location: string): Response => new Response(null, { status: 302, headers: { Location } });
