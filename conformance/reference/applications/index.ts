import { Hono } from 'hono';
import { readJson } from '../../servers/body.ts';
import type { Create, Interface, SampleCalls, Surroundings } from '../interface.ts';
import type { Claims } from '../tokens.ts';
import { bearer, type CallerEnv } from '../bearer.ts';
import { readSelection, select } from './list.ts';
import { patch } from './patch.ts';
import { applications as seed, OTHER_PROVIDER, SALES_PARTY } from './seed.ts';
import { createStore } from './store.ts';

const LIST = '/v2/antraege';
const ONE = '/v2/antraege/:vorgangsnummer/:antragsnummer/:teilantragsnummer';
const SALES = '/v2/vorgaenge/:vorgangsnummer/:antragsnummer/:teilantragsnummer/antraege';
const PATCH_MEDIA_TYPES = ['application/json-patch+json', 'application/json'];

/**
 * Creates the applications interface: lists, reads and JSON Patch for providers, and the read of a sales party.
 *
 * Where D2 shows no error: 401 without a token, 400 for an invalid parameter or body, 409 for a remove of a missing value,
 * 413 and 415 for the body, each with a `message`.
 */
export function createApplications({ clock, tokens }: Surroundings): Interface {
  const applications = createStore(seed, clock);
  const app = new Hono<CallerEnv>();
  for (const path of [LIST, `${LIST}/*`, SALES]) app.use(path, bearer(tokens));

  const isOther = ({ partnerId }: Claims) => [OTHER_PROVIDER, SALES_PARTY].includes(partnerId);
  const missing = { message: 'There is no such application' };
  // For other callers, an application does not exist. Source: A46, A51.
  app.use(ONE, async (c, next) => (isOther(c.get('caller')) ? c.json(missing, 404) : next()));

  app.get(LIST, (c) => {
    const selection = readSelection((name) => c.req.query(name));
    if (typeof selection === 'string') return c.json({ message: selection }, 400);
    return c.json(select(isOther(c.get('caller')) ? [] : applications.all(), selection));
  });

  for (const path of [ONE, SALES] as const) {
    app.get(path, (c) => {
      const application = applications.find(c.req.param());
      return application === undefined ? c.json(missing, 404) : c.json(application);
    });
  }

  app.patch(ONE, async (c) => {
    const body = await readJson(c.req.raw, PATCH_MEDIA_TYPES);
    // Look up after the body has arrived: another patch may be stored while this one is still being received.
    const application = applications.find(c.req.param());
    if (application === undefined) return c.json(missing, 404);
    if (!body.ok) {
      const accepted = body.status === 415 ? { 'accept-patch': PATCH_MEDIA_TYPES.join(', ') } : {};
      return c.json({ message: body.message }, body.status, accepted);
    }
    const patched = patch(application, body.value);
    if (!patched.ok) return c.json({ message: patched.message }, patched.status);
    applications.save(patched.application, { touch: patched.touches });
    return c.body(null, 204);
  });

  return { id: 'applications', app: new Hono().route('/', app) };
}

export default createApplications satisfies Create;

export const sampleCalls = {
  applications: { request: 'GET /v2/antraege/{vorgangsnummer}/{antragsnummer}/{teilantragsnummer}', as: 'baufi' },
} satisfies SampleCalls;
