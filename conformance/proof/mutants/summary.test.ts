import { expect, it } from 'vitest';
import type { MutantOutcome, MutantResult } from './mutant.ts';
import { figuresOf } from './summary.ts';

const result = (outcome: MutantOutcome, level?: 'must' | 'should'): MutantResult => ({
  id: 'login: POST /login 200 body-null',
  interface: 'login',
  operation: 'POST /login',
  kind: 'body-null',
  status: 200,
  detail: '',
  outcome,
  killedBy: level === undefined ? [] : ['login/rule'],
  ...(level === undefined ? {} : { level }),
});

it('counts what is neither equivalent nor out of reach', () => {
  const results = [
    result('killed', 'must'),
    result('killed', 'should'),
    result('killed', 'must'),
    result('survived'),
    result('equivalent'),
    result('not-reached'),
  ];
  const figures = figuresOf(results);
  const all = figures.at(-1);
  expect(all).toEqual({
    interface: 'all',
    byOutcome: { killed: 3, survived: 1, equivalent: 1, 'not-reached': 1 },
    byLevel: { must: 2, should: 1 },
    killed: 0.75,
  });
  expect(figures.find(({ interface: id }) => id === 'login')).toEqual({ ...all, interface: 'login' });
  expect(figures.find(({ interface: id }) => id === 'report')?.killed).toBe(1);
});
