import { resolve } from 'node:path';
import type { OpenAPI3 } from 'openapi-typescript';
import { describe as group, expect, it } from 'vitest';
import { createRedactor, REDACTED } from '../../conformance/engine/redact.ts';
import { readContracts } from '../docs/contracts.ts';
import { CREDENTIALS } from '../docs/site/try-it-data.ts';
import { credentialsIn, secretsOf, type Environment } from './credentials.ts';
import { describe } from './description.ts';

/** The headers and the missing variable of an operation with these credentials. */
function swept(names: readonly string[], environment: Environment) {
  const document: OpenAPI3 = {
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    paths: {
      '/things': {
        get: {
          security: [Object.fromEntries(names.map((name) => [name, []]))],
          responses: { 200: { description: '' } },
        },
      },
    },
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        basic: { type: 'http', scheme: 'basic' },
        apiKey: { type: 'apiKey', in: 'header', name: 'X-ApiKey' },
        partnerId: { type: 'apiKey', in: 'header', name: 'X-PartnerId' },
        sessionId: { type: 'apiKey', in: 'cookie', name: 'sessionId' },
      },
    },
  };
  const operation = describe(document, credentialsIn(environment)).operations.get('GET /things');
  return { headers: operation?.headers, missing: operation?.missing };
}

group('the credentials of an operation', () => {
  it.each([
    [['bearer'], { SWEEP_TOKEN: 't' }, { Authorization: 'Bearer t' }],
    [['basic'], { SWEEP_USERNAME: 'u', SWEEP_PASSWORD: 'p' }, { Authorization: 'Basic dTpw' }],
    [
      ['apiKey', 'partnerId'],
      { SWEEP_API_KEY: 'k', SWEEP_PARTNER_ID: 'ABC12' },
      { 'X-ApiKey': 'k', 'X-PartnerId': 'ABC12' },
    ],
    [['sessionId'], { SWEEP_SESSION_ID: 's' }, { Cookie: 'sessionId=s' }],
    [[], {}, {}],
  ])('are in headers: %j', (names, environment, headers) => {
    expect(swept(names, environment)).toEqual({ headers, missing: undefined });
  });

  it('are reported by the name of the unset or empty variable', () => {
    expect(swept(['apiKey', 'partnerId'], { SWEEP_API_KEY: 'k' }).missing).toBe('SWEEP_PARTNER_ID');
    expect(swept(['bearer'], { SWEEP_TOKEN: '' }).missing).toBe('SWEEP_TOKEN');
  });

  it('have a made-up value for every contract', async () => {
    const contracts = await readContracts(resolve(import.meta.dirname, '../../generated'));
    for (const { id, document } of contracts) {
      for (const { key, missing } of describe(document, CREDENTIALS).operations.values())
        expect(missing, `${id} ${key}`).toBeUndefined();
    }
  });

  it('are redacted from the output, except names', () => {
    const environment = {
      SWEEP_USERNAME: 'ABC12',
      SWEEP_PASSWORD: 'geheim/nis',
      SWEEP_AUTHORIZATION: 'Bearer opaque-token',
      SWEEP_PARTNER_ID: 'DEF34',
    };
    const { text } = createRedactor(secretsOf(credentialsIn(environment)));
    const basic = Buffer.from('ABC12:geheim/nis').toString('base64');
    // As a server may echo them: alone, without the scheme, encoded.
    const echoes = ['geheim/nis', 'opaque-token', basic, 'geheim%2Fnis', 'geheim\\/nis'];
    expect(text(`ABC12 of DEF34: ${echoes.join(', ')}`)).toBe(
      `ABC12 of DEF34: ${echoes.map(() => REDACTED).join(', ')}`,
    );
  });
});
