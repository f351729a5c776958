import { expect, it } from 'vitest';
import { CONSTANT_ANSWERS, faultsOf, faultsToCatch, idsWith, judgeInProcess, rulesOf } from '../../proof/in-process.ts';

const rules = await rulesOf('offers-v1');

it('the reference deployment passes every rule, and shows what a POST answers', async () => {
  const report = await judgeInProcess({ rules });
  expect(report.rules.filter(({ status }) => status !== 'passed')).toEqual([]);
  expect(report.rules.flatMap(({ notes = [] }) => notes)).toEqual([
    'POST without a body is answered with 200 (application/json)',
  ]);
});

it('every fault is caught by a rule that names it', async () => {
  const pairs = faultsToCatch(rules);
  expect(new Set(pairs.map(({ fault }) => fault))).toEqual(new Set(faultsOf('offers-v1')));
  for (const { rule, fault } of pairs) {
    const [result] = (await judgeInProcess({ rules: [rule], fault })).rules;
    expect(result?.status).toBe('failed');
    expect(result?.reason).toMatch(/^expected (status 200, got (202|500)|a JSON body, got "gelesen")/);
  }
});

it.each([
  ['200 {}', 'passed'],
  ['200 HTML', 'failed'],
  ['204', 'failed'],
  ['401', 'inconclusive'],
  ['403', 'inconclusive'],
  ['404', 'not-applicable'],
  ['500', 'failed'],
])('a server with %s leaves the read %s', async (name, status) => {
  const answer = CONSTANT_ANSWERS[name];
  const report = await judgeInProcess({
    rules,
    around: (next, host) => (host === 'login' ? next : (answer ?? next)),
  });
  expect(report.rules.find(({ level }) => level === 'should')?.status).toBe(status);
  expect(idsWith(report, 'failed', 'must')).toEqual([]);
});

it('a case that is not there is put down to its fixture', async () => {
  const report = await judgeInProcess({
    rules,
    configure: (config) => ({ ...config, fixtures: { offers: { vorgangsNummer: 'NIE000' } } }),
  });
  expect(report.rules.find(({ level }) => level === 'should')).toMatchObject({
    status: 'failed',
    reason: 'expected status 200, got 404; see fixtures.offers.vorgangsNummer',
  });
});
