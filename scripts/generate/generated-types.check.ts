/**
 * Code that the generated types must reject or accept. It never runs: `tsc` reports unexpected errors, and expected ones that do not occur.
 */
import { wrapAsPathBasedClient } from 'openapi-fetch';
import createQueryClient, { type OpenapiQueryClient } from 'openapi-react-query';
import { createApplicationsClient } from '../../generated/applications/index.ts';
import { BestesAngebotDocument, createConsumerLoanOffersClient } from '../../generated/consumer-loan-offers/index.ts';
import { createLoginClient } from '../../generated/login/index.ts';
import { createOffersV3Client } from '../../generated/offers-v3/index.ts';
import {
  AnredeValues,
  createPartnerClient,
  type Anrede,
  type PartnerClient,
  type paths as PartnerPaths,
  type UebernahmePartnerTyp,
} from '../../generated/partner/index.ts';
import { createReportClient, ProduktArtValues, type ProduktArt } from '../../generated/report/index.ts';

const baseUrl = '';

export async function report(): Promise<void> {
  const client = createReportClient({ baseUrl, authorization: () => Promise.resolve('') });
  await client.POST('/konditionsvergleich', { body: { produktArt: 'FORWARD' } });
  // @ts-expect-error -- no report of this kind
  await client.POST('/partners', { body: {} });
  // @ts-expect-error -- a wrong property
  await client.POST('/rohdaten', { body: { fromDay: '2024-01-31', toDay: '2024-02-01' } });
  // @ts-expect-error -- this kind has no properties
  await client.POST('/partner', { body: { fromDay: '2024-01-31' } });
  // @ts-expect-error -- a wrong enumeration value
  await client.POST('/konditionsvergleich', { body: { produktArt: 'VARIABEL' } });
  // @ts-expect-error -- the body is required
  await client.POST('/vertrieb');
  // @ts-expect-error -- the path parameter is missing
  await client.GET('/vertrieb/{reportId}');
  // @ts-expect-error -- a method that the path does not have
  await client.GET('/vertrieb');
  // @ts-expect-error -- a method that the interface does not have
  await client.DELETE('/vertrieb');
  // @ts-expect-error -- the credential is missing
  createReportClient({ baseUrl });

  const { data } = await client.GET('/vertrieb/{reportId}', { params: { path: { reportId: '' } } });
  const status: 'REQUESTED' | 'PROCESSING' | undefined = data?.status;
  // @ts-expect-error -- not a status
  const done: boolean = status === 'DONE';
  const text: string | undefined = (await client.POST('/vertrieb', { body: {} })).data;
  const stream = (await client.POST('/vertrieb', { body: {}, parseAs: 'stream' })).data;
  // @ts-expect-error -- a stream is not a string
  const wrong: string | undefined = stream;
  void [done, text, wrong];
}

export async function applications(): Promise<void> {
  const client = createApplicationsClient({ baseUrl, accessToken: '' });
  const antrag = '/v2/antraege/{vorgangsnummer}/{antragsnummer}/{teilantragsnummer}';
  const params = { path: { vorgangsnummer: '', antragsnummer: '', teilantragsnummer: '' } };
  await client.PATCH(antrag, {
    params,
    body: [
      { op: 'replace', path: '/status', value: { produktAnbieter: 'ABGELEHNT', ablehnungsgrund: 'KRITERIEN' } },
      { op: 'remove', path: '/antragsReferenz' },
    ],
  });
  // @ts-expect-error -- an operation of JSON Patch that the interface does not show
  await client.PATCH(antrag, { params, body: [{ op: 'move', path: '/antragsReferenz' }] });
  // @ts-expect-error -- a path that cannot be patched
  await client.PATCH(antrag, { params, body: [{ op: 'replace', path: '/letzteAenderung', value: '' }] });
  // @ts-expect-error -- `remove` takes no value
  await client.PATCH(antrag, { params, body: [{ op: 'remove', path: '/antragsReferenz', value: '' }] });
  // @ts-expect-error -- no such reason
  await client.PATCH(antrag, { params, body: [{ op: 'replace', path: '/status', value: { ablehnungsgrund: 'X' } }] });
  // @ts-expect-error -- a path parameter is missing
  await client.PATCH(antrag, { params: { path: { vorgangsnummer: '', antragsnummer: '' } }, body: [] });
  // @ts-expect-error -- no such query parameter
  await client.GET('/v2/antraege', { params: { query: { seit: '2024-01-01' } } });
}

export async function offers(): Promise<void> {
  const client = createOffersV3Client({ baseUrl, accessToken: '' });
  const params = { path: { vorgangsnummer: '' } };
  await client.POST('/v3/vorgaenge/{vorgangsnummer}/ergebnisliste', { params, body: { alternativen: true } });
  // @ts-expect-error -- a wrong type
  await client.POST('/v3/vorgaenge/{vorgangsnummer}/ergebnisliste', { params, body: { alternativen: 'ja' } });
  // @ts-expect-error -- the path of v2
  await client.GET('/v2/ergebnisliste/ermittlung/{ermittlungsId}', { params: { path: { ermittlungsId: '' } } });
}

export async function partner(): Promise<void> {
  const client = createPartnerClient({ baseUrl, apiKey: '', partnerId: '' });
  const params = { path: { PartnerId: '' } };
  await client.PATCH('/partner/{PartnerId}', { params, body: { anrede: 'HERR' } });
  // @ts-expect-error -- no such salutation
  await client.PATCH('/partner/{PartnerId}', { params, body: { anrede: 'DIVERS' } });
  // @ts-expect-error -- no such attribute
  await client.PATCH('/partner/{PartnerId}', { params, body: { telefon: '' } });
  const received = await client.request('get', '/partner/{PartnerId}', { params });
  const salutation: Anrede | undefined = received.data?.anrede;
  // @ts-expect-error -- no such attribute
  void received.data?.name;
  // @ts-expect-error -- no such attribute
  await client.request('patch', '/partner/{PartnerId}', { params, body: { telefon: '' } });
  // @ts-expect-error -- a method that the path does not have
  await client.request('post', '/partner/{PartnerId}', { params });
  // @ts-expect-error -- one credential of two is missing
  createPartnerClient({ baseUrl, apiKey: '' });
  void salutation;
}

/** Paths of an application with additional knowledge. */
interface OwnPaths {
  '/own': { get: { responses: { 200: { content: { 'application/json': { farbe: 'ROT' } } } } } };
}

/** Libraries for openapi-fetch accept the clients and know their paths. */
export function peers(): void {
  const client = createPartnerClient({ baseUrl, apiKey: '', partnerId: '' });
  const queries: OpenapiQueryClient<PartnerPaths> = createQueryClient(client);
  const params = { path: { PartnerId: '' } };
  queries.queryOptions('get', '/partner/{PartnerId}', { params }, { select: ({ anrede }) => anrede });
  // @ts-expect-error -- no such attribute
  queries.queryOptions('get', '/partner/{PartnerId}', { params }, { select: ({ name }) => String(name) });
  // @ts-expect-error -- no such path
  queries.queryOptions('get', '/partners/{PartnerId}', { params });
  void wrapAsPathBasedClient(client)['/partner/{PartnerId}'].GET({ params });
  const own: OpenapiQueryClient<OwnPaths> = createQueryClient({} as PartnerClient<OwnPaths>);
  own.queryOptions('get', '/own', {}, { select: ({ farbe }) => farbe });
  // @ts-expect-error -- a path of the package
  own.queryOptions('get', '/partner/{PartnerId}', { params });
}

export async function login(): Promise<void> {
  const client = createLoginClient({ baseUrl });
  await client.POST('/login', { body: { username: '', password: '' } });
  // @ts-expect-error -- the password is missing
  await client.POST('/login', { body: { username: '' } });
}

export async function consumerLoanOffers(): Promise<void> {
  const client = createConsumerLoanOffersClient({ baseUrl, accessToken: '' });
  const { data } = await client.execute(
    BestesAngebotDocument,
    { auszahlungsbetrag: 1, datenkontext: 'ECHTGESCHAEFT' },
    { traceId: undefined, signal: undefined },
  );
  const rate: number | null | undefined = data?.bestesAngebot?.gesamtkonditionen?.rateMonatlich;
  // @ts-expect-error -- a field that was not selected
  void data?.bestesAngebot?.id;
  // @ts-expect-error -- the amount is missing
  await client.execute(BestesAngebotDocument, {});
  // @ts-expect-error -- no such purpose
  await client.execute(BestesAngebotDocument, { auszahlungsbetrag: 1, finanzierungszweck: 'URLAUB' });
  void rate;
}

export function names(): void {
  const kinds: readonly ProduktArt[] = ProduktArtValues;
  // @ts-expect-error -- the list cannot be changed
  const changeable: string[] = AnredeValues;
  // @ts-expect-error -- a closed enumeration
  const divers: Anrede = 'DIVERS';
  const later: UebernahmePartnerTyp = 'STIFTUNG';
  // @ts-expect-error -- an open enumeration of strings
  const number: UebernahmePartnerTyp = 1;
  const complete: Exclude<Anrede, (typeof AnredeValues)[number]> extends never ? true : false = true;
  void [kinds, changeable, divers, later, number, complete];
}
