import { beforeAll, describe, expect, it } from 'vitest';
import type { InterfaceId } from '../../generated/platform.ts';
import { faultById } from '../../conformance/reference/faults.ts';
import { compare, createJudge, TOOLS, type Judge } from './compare.ts';

const violating = (...violations: string[]) => ({ violations, requests: 3, ms: 5 });

describe('with the tools', () => {
  let judge: Judge;
  beforeAll(async () => {
    judge = await createJudge();
  });

  const SUBJECTS: InterfaceId[] = ['login', 'session', 'offers-v3', 'cases-v1', 'applications'];

  it.each(SUBJECTS)('only Prism objects to %s without a fault, and always in the same way', async (id) => {
    const once = await judge({ interface: id });
    const again = await judge({ interface: id });
    expect(once.suite.violations).toEqual([]);
    expect(new Set(again.prism.violations)).toEqual(new Set(once.prism.violations));
  });

  it.each(['login/basic-token-as-text', 'session/sign-on-by-post-200'])('all catch %s', async (id) => {
    const { rows } = await compare([faultById(id)], judge);
    expect(rows.map(({ outcomes }) => TOOLS.filter((tool) => outcomes[tool].caught))).toEqual([[...TOOLS]]);
  });

  it('only the suite catches that a change is not stored', async () => {
    const { rows } = await compare([faultById('partner/patch-not-stored')], judge);
    expect(rows[0]?.outcomes).toMatchObject({ suite: { caught: true }, prism: { caught: false } });
  });
});

it('ignores objections that are also raised without the fault', async () => {
  const judge: Judge = async ({ fault }) => ({
    suite: fault === undefined ? violating() : violating('rule'),
    prism: fault === undefined ? violating('always') : violating('always', 'GET /login: 204'),
  });
  const progress: string[] = [];
  const { rows, faultless } = await compare([faultById('login/basic-204')], judge, (done, of) =>
    progress.push(`${done} of ${of}`),
  );
  expect(rows[0]?.outcomes).toEqual({
    suite: { caught: true, objection: 'rule', requests: 3, ms: 5 },
    prism: { caught: true, objection: 'GET /login: 204', requests: 3, ms: 5 },
  });
  expect(faultless).toEqual({ suite: 0, prism: 1 });
  expect(progress).toEqual(['1 of 3', '2 of 3', '3 of 3']);
});
