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
