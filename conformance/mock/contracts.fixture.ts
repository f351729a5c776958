import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll } from 'vitest';
import { SERVED_BY, type InterfaceId } from '../../generated/platform.ts';
import { startMocks, type Mocks } from './index.ts';

type Json = Record<string, unknown>;

const json = (value: unknown, schema: Json = { type: 'object' }) => ({
  content: { 'application/json': { schema, examples: { usual: { value } } } },
});
const path = (name: string) => ({ name, in: 'path', required: true, schema: { type: 'string' } });
const header = (example: unknown) => ({ schema: { type: 'string' }, example });
const bearer = { bearer: { type: 'http', scheme: 'bearer' } };

function contract(paths: Json, securitySchemes: Json = {}): Json {
  const security = Object.keys(securitySchemes).length === 0 ? [] : [securityOf(securitySchemes)];
  return { openapi: '3.1.0', info: { title: 'T', version: '1' }, security, components: { securitySchemes }, paths };
}

function securityOf(schemes: Json): Json {
  return Object.fromEntries(Object.keys(schemes).map((name) => [name, []]));
}

const openError = { description: 'any', ...json({ message: 'An illustration' }, {}) };

/** Small contracts whose operations cover all kinds of responses of the mock. */
const CONTRACTS: Partial<Record<InterfaceId, Json>> = {
  report: contract(
    {
      '/rohdaten': {
        post: {
          requestBody: {
            required: true,
            ...json(
              {},
              { type: 'object', properties: { fromDay: { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\d$' } } },
            ),
          },
          responses: {
            202: { description: 'accepted', headers: { Location: header('/rohdaten/r1') }, ...json('accepted', {}) },
            400: { description: 'bad', ...json({ message: 'Der Wert ist falsch', error: 'Bad Request' }) },
            403: { description: 'forbidden', ...json({ message: 'Forbidden' }) },
            422: {
              description: 'unprocessable',
              content: {
                'application/json': {
                  schema: { type: 'object' },
                  examples: { own: { value: { message: 'nicht verarbeitbar', error: 'Unprocessable' } } },
                },
              },
            },
          },
        },
        options: {
          security: [],
          responses: {
            204: {
              description: 'cors',
              headers: {
                'Access-Control-Allow-Origin': header('*'),
                'Access-Control-Allow-Methods': header('GET,POST,OPTIONS'),
                'Access-Control-Allow-Headers': header('Authorization,Content-Type'),
              },
            },
          },
        },
      },
      '/rohdaten/{reportId}': {
        get: {
          parameters: [path('reportId')],
          responses: {
            200: {
              description: 'status',
              content: {
                'application/json': {
                  examples: {
                    requested: { value: { status: 'REQUESTED' } },
                    processing: { value: { status: 'PROCESSING' } },
                  },
                },
              },
            },
            303: { description: 'ready', headers: { Location: header('https://files.example.org/r1') } },
          },
        },
      },
    },
    { token: { type: 'apiKey', in: 'header', name: 'Authorization' } },
  ),
  'offers-v2': contract(
    {
      '/v2/ergebnisliste/ermittlung': {
        post: {
          responses: {
            302: { description: 'found', headers: { Location: header('/v2/ergebnisliste/ermittlung/e1') } },
            429: { description: 'too many', headers: { 'X-RateLimit-Remaining': { schema: {}, example: 0 } } },
            default: openError,
          },
        },
      },
    },
    bearer,
  ),
  'cases-v2': contract(
    {
      '/v2/vorgaenge/{vorgangsNummer}': {
        parameters: [path('vorgangsNummer')],
        get: {
          deprecated: true,
          responses: { 200: { description: 'case', ...json({ from: 'cases-v2' }) }, default: openError },
        },
        patch: {
          requestBody: { required: true, ...json({}, {}) },
          responses: { '2XX': { description: 'done' }, default: openError },
        },
      },
      '/v2/vorgaenge/{vorgangsNummer}/antraege/{antragsNummer}/{teilantragsNummer}': {
        parameters: [path('vorgangsNummer'), path('antragsNummer'), path('teilantragsNummer')],
        get: { responses: { 200: { description: 'one', ...json({ from: 'cases-v2' }) } } },
      },
    },
    bearer,
  ),
  applications: contract(
    {
      '/v2/antraege': {
        get: {
          parameters: [{ name: 'aenderungSeit', in: 'query', schema: { type: 'string', format: 'date' } }],
          responses: { 200: { description: 'list', ...json({ from: 'applications' }) } },
        },
      },
      '/v2/vorgaenge/{vorgangsnummer}/{antragsnummer}/{teilantragsnummer}/antraege': {
        parameters: [path('vorgangsnummer'), path('antragsnummer'), path('teilantragsnummer')],
        get: { responses: { 200: { description: 'one', ...json({ from: 'applications' }) } } },
      },
    },
    bearer,
  ),
  partner: contract(
    {
      '/partner': {
        post: {
          requestBody: {
            required: true,
            ...json({}, { type: 'object', properties: { anrede: { enum: ['HERR', 'FRAU'] } } }),
          },
          responses: {
            201: { description: 'created', headers: { Location: header('/partner/ABC12') }, ...json({ id: 'ABC12' }) },
            400: {
              description: 'bad',
              headers: { 'X-TraceId': header('trace-1') },
              ...json({ message: 'anrede: unbekannter Wert', traceId: 'trace-1' }),
            },
            401: { description: 'unauthorized', ...json({ message: 'API-Key fehlt' }) },
            default: openError,
          },
        },
      },
    },
    {
      key: { type: 'apiKey', in: 'header', name: 'X-ApiKey' },
      caller: { type: 'apiKey', in: 'header', name: 'X-PartnerId' },
    },
  ),
  session: contract(
    { '/logout': { post: { responses: { 302: { description: 'closed' }, default: openError } } } },
    { session: { type: 'apiKey', in: 'cookie', name: 'sessionId' } },
  ),
  'consumer-loan-offers': contract(
    {
      '/angebote': {
        post: {
          requestBody: { required: true, ...json({}) },
          responses: {
            200: { description: 'offers', ...json({ data: {} }) },
            403: { description: 'forbidden', ...json({ message: 'kein Recht' }, {}) },
          },
        },
      },
    },
    bearer,
  ),
};

const OTHER = contract({ '/unused': { get: { responses: { 204: { description: 'nothing' } } } } });

/** Writes the small contracts of all interfaces to a temporary folder, in the layout of `generated/`; it is removed after the tests. */
export async function writeContracts(): Promise<URL> {
  const folder = await mkdtemp(join(tmpdir(), 'contracts-'));
  afterAll(() => rm(folder, { recursive: true }));
  for (const id of Object.values(SERVED_BY).flat()) {
    await mkdir(join(folder, id));
    await writeFile(join(folder, id, 'openapi.json'), JSON.stringify(CONTRACTS[id] ?? OTHER));
  }
  return pathToFileURL(`${folder}/`);
}

/** Starts the mocks of the small contracts; they are closed after the tests. */
export async function startSmallMocks(documents?: URL): Promise<Mocks> {
  const mocks = await startMocks({ port: 0, documents: documents ?? (await writeContracts()) });
  afterAll(() => mocks.close());
  return mocks;
}
