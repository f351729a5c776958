import { describe, expect, it } from 'vitest';
import { atLeast, atMost, goalsSection, measuredText, rounded, unexplained } from './goals.ts';

const placed = (goal: ReturnType<typeof atMost>, benchmark = 'speed') => ({ ...goal, benchmark });

describe('a goal', () => {
  it('is met up to its limit', () => {
    expect(atMost('check', 'a check', 1, 1, 'ms')).toEqual({
      id: 'check',
      text: 'a check: at most 1 ms',
      measured: 1,
      limit: 1,
      unit: 'ms',
      holds: true,
    });
    expect(atMost('check', 'a check', 1.001, 1, 'ms').holds).toBe(false);
  });

  it('is met from its limit on', () => {
    expect(atLeast('get', 'GET', 5, 5, 'times Prism')).toMatchObject({
      text: 'GET: at least 5 times Prism',
      holds: true,
    });
    expect(atLeast('get', 'GET', 4.99, 5, 'times Prism').holds).toBe(false);
  });

  it('is not met without a measurement', () => {
    expect([atMost('x', 'x', NaN, 1, 'ms').holds, atLeast('x', 'x', NaN, 1, 'ms').holds]).toEqual([false, false]);
  });
});

it('requires findings only for goals that are not met', () => {
  const missed = placed(atMost('slow', 'slow', 2, 1, 'ms'));
  const explained = placed(atMost('known', 'known', 2, 1, 'ms'));
  const held = placed(atMost('fast', 'fast', 1, 2, 'ms'));
  expect(unexplained([missed, explained, held], { 'speed/known': 'So it is.' })).toEqual([missed]);
});

it('writes no section without goals', () => {
  expect(goalsSection([], {})).toBe('');
});

it('writes the goals as a table, with the findings', () => {
  const goals = [
    placed(atMost('check', 'a check', 0.2, 1, 'ms')),
    placed(atLeast('get', 'GET', 4.2, 5, 'times'), 'other'),
  ];
  const section = goalsSection(goals, { 'other/get': 'The router.' });
  expect(section).toContain('1 of 2 goals hold.');
  expect(section).toContain('| speed | a check: at most 1 ms | 0.200 ms | yes |');
  expect(section).toContain('| other | GET: at least 5 times | 4.20 times | **no** |');
  expect(section).toContain('- other, GET: at least 5 times; measured 4.20 times. The router.');
});

it('shows significant digits only', () => {
  expect([0.1234, 1.234, 12.34, 123.4, 3, -0.5].map(rounded)).toEqual(['0.123', '1.23', '12.3', '123', '3', '-0.500']);
  expect(measuredText({ measured: 0.5, unit: 's' })).toBe('0.500 s');
});
