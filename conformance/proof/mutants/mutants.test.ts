import { describe, expect, it } from 'vitest';
import { INTERFACE_IDS } from '../../../generated/platform.ts';
import type { Context } from '../../engine/context.ts';
import { loadRules } from '../../engine/load-rules.ts';
import { withHeader } from '../../reference/faulty.ts';
import { findingsOf } from '../figures.ts';
import { changing } from './answers.ts';
import { idleExplanations, LEFT_OPEN, PERMITTED, STATED } from './explained.ts';
import { permissionOf } from './permitted.ts';
import { mutantsOf } from './judge.ts';
import type { Mutant } from './mutant.ts';

const LEAST_MUTANTS = 500;

/** Expands the alternatives of a pattern. */
function branchesOf(pattern: string): string[] {
  const [group, choices = ''] = /\(([^()]+\|[^()]+)\)/.exec(pattern) ?? [];
  return group === undefined
    ? [pattern]
    : choices.split('|').flatMap((one) => branchesOf(pattern.replace(group, () => one)));
}

const derived = new Map(await Promise.all(INTERFACE_IDS.map(async (id) => [id, await mutantsOf(id)] as const)));
const all = [...derived.values()].flatMap(({ mutants }) => mutants);
const ids = new Set(all.map(({ id }) => id));

describe('the mutants', () => {
  it('are many, and have unique ids', () => {
    expect(ids.size).toBe(all.length);
    expect(all.filter((mutant) => permissionOf(mutant) === undefined).length).toBeGreaterThan(LEAST_MUTANTS);
  });

  it('are the same in every process', async () => {
    for (const id of ['offers-v2', 'cases-v3'] as const) {
      const again = (await mutantsOf(id)).mutants.map((mutant) => mutant.id);
      expect(derived.get(id)?.mutants.map((mutant) => mutant.id)).toEqual(again);
    }
  });

  it('include every explained mutant', () => {
    const explained = [PERMITTED, STATED, LEFT_OPEN].flat();
    expect(explained.filter(({ of }) => !all.some(({ id }) => of.test(id)))).toEqual([]);
    const permitted = PERMITTED.flatMap(({ of }) => branchesOf(of.source));
    expect(permitted.filter((one) => !all.some(({ id }) => new RegExp(one).test(id)))).toEqual([]);
    expect(idleExplanations([...ids])).toEqual([]);
  });
});

describe('a mutant', () => {
  const login = derived.get('login');
  const find = (id: string): Mutant => {
    const found = all.find((mutant) => mutant.id === id);
    if (found === undefined) throw new Error(`there is no mutant ${id}`);
    return found;
  };
  const original = find('login: POST /login 200 member-dropped access_token');

  it('is killed by the rules that it breaks', async () => {
    const [result] = (await login?.judge([original])) ?? [];
    expect(result).toMatchObject({ outcome: 'killed', level: 'must' });
    expect(result?.killedBy).toContain('login/token-by-form');
  });

  it('is searched for a rule until there are enough, and not found for a rule that asserts nothing', async () => {
    const rule = (await loadRules()).find(({ id }) => id === 'login/token-by-form');
    if (login === undefined || rule === undefined) throw new Error('there is no such rule');
    expect(await login.deviations(rule, 3)).toHaveLength(3);
    const indifferent = { ...rule, check: async ({ expect: own }: Context) => own.that(true, 'nothing', 'anything') };
    expect(await login.deviations(indifferent, 3)).toEqual([]);
    const row = { rule: rule.id, least: 3, named: 0, mutants: [] };
    const figures = { matrix: [], chaos: [], steadiness: [], mutants: [], unseen: [], deviations: [row] };
    expect(findingsOf(figures)).toContain('login/token-by-form fails for 0 deviations, and has to for 3');
  });

  it('that changes nothing is not reached', async () => {
    const idle: Mutant = { ...original, wrap: (next) => next };
    expect(await login?.judge([idle])).toMatchObject([{ outcome: 'not-reached', killedBy: [] }]);
  });

  it('that no rule sees survives, or is spared if it is permitted', async () => {
    const unseen: Mutant = { ...original, wrap: changing({ status: 200 }, withHeader('X-Unseen', 'yes')) };
    expect(await login?.judge([unseen])).toMatchObject([{ outcome: 'survived' }]);
    const permission = { reason: 'no statement gives an order', open: original.open };
    expect(await login?.judge([{ ...unseen, kind: 'items-reversed' }])).toMatchObject([
      { outcome: 'spared', permission },
    ]);
  });

  it('that is permitted but makes a rule fail is accused', async () => {
    expect(await login?.judge([{ ...original, kind: 'items-reversed' }])).toMatchObject([{ outcome: 'accused' }]);
  });
});

describe('the security of an operation', () => {
  it.each([
    ['partner: GET /partner/{PartnerId} 401 credential-not-needed', 'partner'],
    ['partner: GET /partner/{PartnerId} 401 credential-not-checked', 'partner'],
    ['applications: GET /v2/antraege 401 credential-not-needed', 'applications'],
    ['consumer-loan-offers: POST /angebote 403 credential-not-checked', 'consumer-loan-offers'],
  ] as const)('is checked: without it, a must-rule fails: %s', async (id, of) => {
    const mutant = all.find((one) => one.id === id);
    expect(mutant && (await derived.get(of)?.judge([mutant]))).toMatchObject([{ outcome: 'killed', level: 'must' }]);
  });
});
