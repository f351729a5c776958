import { expect, it } from 'vitest';
import { loadRules } from '../../engine/load-rules.ts';
import { judgeInProcess } from '../../proof/in-process.ts';
import { rulesOf } from '../../proof/rules-and-faults.fixture.ts';

const observing = (await loadRules()).filter(({ id }) => id === 'offers-v2/token-is-taken');
const rules = [...(await rulesOf('offers-v2')), ...observing].filter(({ optIn }) => optIn === undefined);

/** The result of a run without writes if the v2 host answers every request with a known token with `status`. */
async function judgedWhere(status?: number): Promise<string | undefined> {
  const report = await judgeInProcess({
    rules,
    allowWrites: false,
    around: (next, host) => async (request) => {
      const response = await next(request);
      if (host !== 'v2' || status === undefined || response.status === 401) return response;
      return new Response(null, { status, headers: { location: '/login' } });
    },
  });
  return report.rules.find(({ id }) => id === 'offers-v2/token-is-taken')?.status;
}

it('passes if the token gets 404 and an invented one is refused', async () => {
  expect(await judgedWhere()).toBe('passed');
});

it.each([302, 403, 500])('does not pass if the token always gets %i', async (status) => {
  expect(await judgedWhere(status)).not.toBe('passed');
});

it('is inconclusive for a wrong configured token, even if another one of the interface is valid', async () => {
  const id = 'applications/token-is-taken';
  const own = (await loadRules()).filter((rule) => rule.interface === 'applications');
  const report = await judgeInProcess({
    rules: own,
    configure: (config) => ({ ...config, credentials: { ...config.credentials, v2: { accessToken: 'of-yesterday' } } }),
  });
  expect(report.rules.find((rule) => rule.id === id)?.status).toBe('inconclusive');
});

it('is inconclusive if the token expires during the run, according to the challenges', async () => {
  let calls = 0;
  const report = await judgeInProcess({
    rules,
    configure: (config) => ({ ...config, credentials: { ...config.credentials, v2: { accessToken: 'short-lived' } } }),
    around: (next, host) => async (request) => {
      if (host !== 'v2' || request.headers.get('authorization') !== 'Bearer short-lived') return next(request);
      calls += 1;
      if (calls === 1) return Response.json({});
      const challenge = { 'WWW-Authenticate': 'Bearer error="invalid_token"' };
      return new Response(null, { status: 401, headers: challenge });
    },
  });
  expect(report.rules.find(({ id }) => id === 'offers-v2/token-is-taken')?.status).toBe('inconclusive');
});
