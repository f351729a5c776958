import { describe, expect, it } from 'vitest';
import { startBearerApi } from '../bearer.fixture.ts';
import { createOffersV3Api } from '../offers-v3/index.ts';
import { toV3 } from './index.ts';

const vorgangsNummer = 'BF4711';
const erfassteDaten = { vorhaben: { finanzbedarf: { kaufpreis: 420_000 } }, haushalte: [{}] };

describe('a determination of a case', () => {
  it.each([
    [{}, { ermitteln: true }],
    [{ alternativen: true }, { ermitteln: true, alternativen: true }],
    [
      { alternativen: false, provisionsAusgabe: true },
      { ermitteln: true, alternativen: false, provisionsAusgabe: true },
    ],
  ])('with the options %j determines with the body %j', (options, body) => {
    expect(toV3({ vorgangsNummer, ...options })).toEqual({
      call: { path: { vorgangsnummer: vorgangsNummer }, body },
      without: [],
    });
  });

  it('becomes a call that offers v3 accept', async () => {
    const { api } = await startBearerApi({ host: 'baufi', create: createOffersV3Api });
    const { call } = toV3({ vorgangsNummer, alternativen: true });
    const calculation = await api.calculate(call.path.vorgangsnummer, call.body);
    expect(calculation).toMatchObject({ found: true, ergebnisliste: { ergebnisse: [{}, {}, {}] } });
    const { response } = await api.client.POST('/v3/vorgaenge/{vorgangsnummer}/ergebnisliste', {
      params: { path: call.path },
      body: call.body,
    });
    expect(response.status).toBe(200);
  });
});

describe('a determination for captured data', () => {
  it('has no counterpart, and the reason is given', () => {
    const { call, without } = toV3({ erfassteDaten, alternativen: true });
    expect(call).toBeUndefined();
    expect(without.map(({ what }) => what)).toEqual([
      'a determination without vorgangsNummer',
      'vorhaben',
      'haushalte',
    ]);
    expect(without.every(({ why }) => /case/.test(why))).toBe(true);
  });

  it('becomes a call for the case that has the data now', () => {
    const { call, without } = toV3({ erfassteDaten, alternativen: true }, vorgangsNummer);
    expect(call).toEqual({ path: { vorgangsnummer: vorgangsNummer }, body: { ermitteln: true, alternativen: true } });
    expect(without.map(({ what }) => what)).toEqual(['vorhaben', 'haushalte']);
  });
});
