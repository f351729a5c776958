import { describe, expect, it } from 'vitest';
import { answersFitContract, overlayRules } from './answers-fit-contract.ts';
import { responseContract } from './contract/fit.ts';
import { judge, ruleOf } from './judge-target.fixture.ts';
import { rulesFrom } from './rule.ts';

const READ = 'GET /rohdaten/{reportId}';
const tightened = { report: await responseContract('report') };
const overlay = overlayRules(tightened);
const fits = rulesFrom(answersFitContract('report', ['R13'], 'a-fault'), 'answers-fit-contract');

/** The result of the rule for a run that has read reports with these statuses and JSON bodies. */
async function judged(answers: readonly (readonly [status: number, body: unknown])[], rules = fits) {
  const asks = ruleOf('report/asks', {
    check: async ({ target, uuid, expect: that }) => {
      for (let left = answers.length; left > 0; left -= 1) {
        await target.send('report', 'GET', '/rohdaten/{reportId}', { as: 'none', params: { reportId: uuid() } });
      }
      that.that(true, 'a run', 'one');
    },
  });
  const rest = [...answers];
  const report = await judge([asks, ...rules], {
    tightened,
    transport: async () => {
      const [status = 500, body] = rest.shift() ?? [];
      return { status, headers: [['Content-Type', 'application/json']], body: JSON.stringify(body) };
    },
  });
  return report.rules.find(({ id }) => id !== asks.id);
}

describe('the rule that responses fit their contract', () => {
  it('is a warning that names its faults', () => {
    expect(fits).toMatchObject([{ level: 'should', effect: 'observes', source: ['R13'], brokenBy: ['a-fault'] }]);
  });

  it('passes when every body fits, and counts them', async () => {
    const result = await judged([
      [200, { status: 'REQUESTED' }],
      [404, { message: 'gone' }],
    ]);
    expect(result).toMatchObject({ status: 'passed', checks: 2 });
    expect(result?.notes).toBeUndefined();
  });

  it('fails with each violation once and in order, and shows the response with the first one', async () => {
    const result = await judged([
      [404, { message: 4711 }],
      [200, { status: 'REQUESTED' }],
      [200, ['REQUESTED']],
      [404, { message: true }],
    ]);
    expect(result).toMatchObject({
      status: 'failed',
      reason: `expected bodies that fit their schemas, got ${READ} 200: the body must be object; ${READ} 404: /message must be string`,
      shownBy: 2,
    });
  });

  it('only notes unknown values of an enumeration, each once', async () => {
    const result = await judged([
      [200, { status: 'WAITING' }],
      [200, { status: 'DONE' }],
    ]);
    expect(result).toMatchObject({
      status: 'passed',
      notes: [`${READ} 200: /status has a value that its list does not know yet`],
    });
  });

  it('is inconclusive without a body, and names the credential if it is missing', async () => {
    expect(await judged([])).toMatchObject({
      status: 'inconclusive',
      reason: 'needs a JSON body to look at, and no request of this run got one; supply credentials.report',
    });
  });
});

describe('the rules of an overlay', () => {
  it('are must-rules of the interfaces that it tightens', () => {
    expect(overlayRules({})).toEqual([]);
    expect(overlayRules(tightened)).toMatchObject([
      { id: 'report/answers-fit-overlay', interface: 'report', level: 'must', effect: 'observes', brokenBy: [] },
    ]);
  });

  it('do not allow unknown values of an enumeration', async () => {
    expect(await judged([[200, { status: 'REQUESTED' }]], overlay)).toMatchObject({ status: 'passed' });
    expect(await judged([[200, { status: 'WAITING' }]], overlay)).toMatchObject({
      status: 'failed',
      reason: expect.stringContaining(`${READ} 200: /status must be equal to one of`) as unknown,
    });
  });
});
