import { resolve } from 'node:path';
import type { OpenAPI3 } from 'openapi-typescript';
import { describe, expect, it } from 'vitest';
import { readContracts } from '../docs/contracts.ts';
import { credentialHeaders, MADE_UP } from './credentials.ts';

const document: OpenAPI3 = {
  openapi: '3.1.0',
  info: { title: 'T', version: '1' },
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

describe('credentialHeaders', () => {
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
  ])('carries %j', (names, variables, headers) => {
    expect(credentialHeaders(document, names, variables)).toEqual({ headers });
  });

  it('names the variable that is missing or empty', () => {
    expect(credentialHeaders(document, ['apiKey', 'partnerId'], { SWEEP_API_KEY: 'k' })).toEqual({
      missing: 'SWEEP_PARTNER_ID',
    });
    expect(credentialHeaders(document, ['bearer'], { SWEEP_TOKEN: '' })).toEqual({ missing: 'SWEEP_TOKEN' });
  });

  it('has a made-up value for every credential of every contract', async () => {
    const contracts = await readContracts(resolve(import.meta.dirname, '../../generated'));
    for (const { id, document: bundle } of contracts) {
      const names = Object.keys(bundle.components?.securitySchemes ?? {});
      expect(credentialHeaders(bundle, names, MADE_UP), id).toHaveProperty('headers');
    }
  });
});
