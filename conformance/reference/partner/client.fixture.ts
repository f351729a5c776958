import { expect } from 'vitest';
import { createTestClient } from '../client.fixture.ts';
import { partnerCredentials, partnerFixtures } from './seed.ts';

/** A response of the partner interface. */
export interface Answer {
  status: number;
  headers: Headers;
  body: Record<string, unknown>;
}

/** The invented origin of the deployment. */
export const ORIGIN = 'http://pm.test';

export const ONE = `/partner/${partnerFixtures.partnerId}`;
export const BELOW = `/partner/${partnerFixtures.parentPartnerId}/untergeordnetePartner`;

/** The default rights of a person. */
export const RIGHTS = {
  rechtDarfEinstellungenOeffnen: false,
  rechtDarfPartnerAnlegen: false,
  rechtDarfMortgageEinstellungenVornehmen: false,
  rechtDarfMortgageNutzen: true,
  rechtDarfMortgageVorgaengeUeberPlatformOberflaecheAnlegen: true,
  rechtEchtgeschaeftErlaubt: false,
  rechtDarfErgebnisListeNutzen: false,
  rechtDarfLoeschen: false,
  rechtLoanSichtbar: false,
  rechtLoanEchtgeschaeftErlaubt: false,
  rechtDarfLoanVersicherungAnbieten: false,
  rechtDarfLoanVorgaengeUeberPlatformOberflaecheAnlegen: true,
};

const as = ({ apiKey, partnerId }: { apiKey: string; partnerId: string }) => ({
  'x-apikey': apiKey,
  'x-partnerid': partnerId,
  'x-traceid': 'Spur 1',
});
export const administrator = as(partnerCredentials.partner);
export const withoutCreateRight = as(partnerCredentials.partnerWithoutCreateRight);

/** A client of the partner interface of a new deployment. Every response must be JSON and have a trace id. */
export interface PartnerClient {
  ask(method: string, path: string, sent?: unknown, headers?: Record<string, string>): Promise<Answer>;
  /** Reads an existing resource, by default the changeable partner. */
  read(path?: string): Promise<Answer['body']>;
  patch(sent: unknown, path?: string, headers?: Record<string, string>): Promise<Answer>;
  /** Creates a partner, which must succeed. */
  create(sent: unknown, below?: string): Promise<{ body: Answer['body']; path: string }>;
}

/** Creates a deployment and a client of its partner interface, by default as {@link administrator}. */
export function createPartnerClient(): PartnerClient {
  const { call } = createTestClient();

  const ask: PartnerClient['ask'] = async (method, path, sent, headers = administrator) => {
    const response = await call('pm', method, path, { headers, body: sent });
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(response.headers.get('x-traceid')).toMatch(/./);
    return { status: response.status, headers: response.headers, body: (await response.json()) as Answer['body'] };
  };

  return {
    ask,
    read: async (path = ONE) => {
      const { status, body } = await ask('GET', path);
      expect(status).toBe(200);
      return body;
    },
    patch: (sent, path = ONE, headers = administrator) => ask('PATCH', path, sent, headers),
    create: async (sent, below = BELOW) => {
      const { status, headers, body } = await ask('POST', below, sent);
      expect(status).toBe(201);
      return { body, path: new URL(headers.get('location') ?? '', ORIGIN).pathname };
    },
  };
}

/** Expects a refusal with a message and the trace id of the header. */
export function expectError({ status, headers, body }: Answer, expected: number): void {
  expect(status).toBe(expected);
  expect(body).toEqual({ message: expect.stringMatching(/./) as string, traceId: headers.get('x-traceid') });
}
