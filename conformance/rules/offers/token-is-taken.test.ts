import { expect, it } from 'vitest';
import { loadRules } from '../../engine/load-rules.ts';
import { judgeInProcess, rulesOf } from '../../proof/in-process.ts';

const observing = (await loadRules()).filter(({ id }) => id === 'offers-v2/token-is-taken');
const rules = [...(await rulesOf('offers-v2')), ...observing].filter(({ optIn }) => optIn === undefined);

/** What a run that only reads makes of a v2 host that answers every request whose token it knows with a status. */
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

it('a token that gets to what does not exist is taken, where an invented one is refused', async () => {
  expect(await judgedWhere()).toBe('passed');
});

it.each([302, 403, 500])('a token that gets no further than %i is not said to be taken', async (status) => {
  expect(await judgedWhere(status)).not.toBe('passed');
});

it('a wrong token of the operator accuses nobody, though another one of the interface is right', async () => {
  const id = 'applications/token-is-taken';
  const own = (await loadRules()).filter((rule) => rule.interface === 'applications');
  const report = await judgeInProcess({
    rules: own,
    configure: (config) => ({ ...config, credentials: { ...config.credentials, v2: { accessToken: 'of-yesterday' } } }),
  });
  expect(report.rules.find((rule) => rule.id === id)?.status).toBe('inconclusive');
});

it('a token that ends during the run, as the answers say, is not said to be refused by the operation', async () => {
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
