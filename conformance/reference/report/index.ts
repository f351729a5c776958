import { createHash } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { isObject, type JsonObject } from '../../json.ts';
import { readJson } from '../../servers/body.ts';
import type { Create, Interface, SampleCalls, Surroundings } from '../interface.ts';
import { createJobs } from './jobs.ts';
import { KINDS, violation, type Kind } from './kinds.ts';
import { authorization, authorizationWithoutPermission } from './seed.ts';

const STORE = 'https://berichte.example';
/** How long a download URL is valid, in seconds. */
const DOWNLOAD_LIFETIME_S = 900;

const ERRORS = { 400: 'Bad Request', 404: 'Not Found', 413: 'Payload Too Large' } as const;

const preflight = (methods: string) => (c: Context) =>
  c.body(null, 204, {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Methods': methods,
    'Access-Control-Allow-Headers': 'Authorization,Content-Type',
  });

const refuse = (c: Context, status: keyof typeof ERRORS, message: string) =>
  c.json({ message, error: ERRORS[status] }, status);

/** The refusal of a caller without permission; undefined if the caller has it (R21 to R25). */
function denied(c: Context): Response | undefined {
  const credential = c.req.header('Authorization');
  if (credential === authorization) return undefined;
  const known = credential === authorizationWithoutPermission;
  return c.json({ message: known ? 'no permission for this report' : 'Authorization is missing or unknown' }, 403);
}

/** The properties in a request, or a refusal if the body is invalid. */
async function propertiesOf(c: Context, kind: Kind): Promise<JsonObject | Response> {
  const body = await readJson(c.req.raw, ['application/json']);
  if (!body.ok) return refuse(c, body.reason === 'too-large' ? 413 : 400, body.message);
  if (!isObject(body.value)) return refuse(c, 400, 'the body must be a JSON object');
  const wrong = violation(kind, body.value);
  return wrong === undefined ? body.value : refuse(c, 400, wrong);
}

/** Creates the report service (D1) with all fifteen kinds. The state of a report depends on the clock and on the number of reads. */
export function createReport({ clock, readyAfterMs }: Surroundings): Interface {
  const app = new Hono();
  const jobs = createJobs(clock, readyAfterMs);

  const downloadAddress = (kind: Kind, id: string): string => {
    const expires = Math.floor(clock.now() / 1000) + DOWNLOAD_LIFETIME_S;
    const signature = createHash('sha256').update(`${kind}/${id}/${expires}`).digest('hex');
    return `${STORE}/${kind}/${id}?expires=${expires}&signature=${signature}`;
  };

  app.options('/', preflight('OPTIONS'));
  app.options('/documentation', preflight('GET,OPTIONS'));
  app.get('/documentation', (c) => c.body(null, 200));

  for (const kind of KINDS) {
    app.options(`/${kind}`, preflight('POST,OPTIONS'));
    app.options(`/${kind}/:reportId`, preflight('GET,OPTIONS'));

    app.post(`/${kind}`, async (c) => {
      const properties = denied(c) ?? (await propertiesOf(c, kind));
      if (properties instanceof Response) return properties;
      const id = jobs.request(kind, Object.keys(properties).length > 0);
      return c.text('accepted', 202, { Location: `/${kind}/${id}` });
    });

    app.get(`/${kind}/:reportId`, (c) => {
      const refusal = denied(c);
      if (refusal) return refusal;
      const id = c.req.param('reportId');
      const status = jobs.observe(kind, id);
      if (status === undefined) return refuse(c, 404, `there is no report ${id} of kind ${kind}`);
      if (status !== 'READY') return c.json({ status });
      return c.text('ready', 303, { Location: downloadAddress(kind, id) });
    });
  }

  return { id: 'report', app };
}

export default createReport satisfies Create;

export const sampleCalls = {
  report: { request: 'POST /rohdaten', json: { fromDay: '2026-01-01' } },
} satisfies SampleCalls;
