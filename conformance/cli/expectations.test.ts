import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { manualClock } from '../clock.ts';
import type { Config } from '../engine/config/schema.ts';
import { loadRules } from '../engine/load-rules.ts';
import { createDeployment } from '../reference/deployment.ts';
import { allEnded, ENDING } from '../servers/ended.ts';
import { listen, type Listening } from '../servers/listen.ts';
import { newFolder, run } from './cli.fixture.ts';

/** The last hour of the last day, and the first of the day after, in Berlin. */
const CLOCKS = {
  before: manualClock(Date.parse('2026-11-30T22:30:00Z')),
  after: manualClock(Date.parse('2026-11-30T23:30:00Z')),
};
const rules = await loadRules();
const folder = newFolder();
const deployments: Listening<string>[] = [];
const configs: Record<string, Config> = {};

beforeAll(async () => {
  for (const [state, ended] of Object.entries({ served: {}, ended: allEnded(410) })) {
    const deployment = createDeployment({ clock: CLOCKS.before, readyAfterMs: 0, ended });
    const listening = await listen(deployment.hosts, { port: 0 });
    deployments.push(listening);
    configs[state] = (await deployment.configuration(listening.urls)) as Config;
  }
});

afterAll(() => Promise.all(deployments.map(({ close }) => close())));

/** Judges a deployment by the must-rules among some. */
async function judge(state: string, when: keyof typeof CLOCKS, own: Config['expect'], rules: string, target = '') {
  const file = join(folder, `${state}.json`);
  writeFileSync(file, JSON.stringify({ ...configs[state], expect: own }));
  const args = [
    'run',
    '--quiet',
    '--config',
    file,
    '--allow-writes',
    '--level',
    'must',
    '--rule',
    rules,
    ...(target === '' ? [] : ['--target', target]),
  ];
  const { code, stdout } = await run(args, {}, CLOCKS[when]);
  return { code, lines: stdout.trim().split('\n') };
}

describe.each(ENDING)('%s', (id) => {
  const one = rules.find(
    (rule) => rule.interface === id && rule.level === 'must' && rule.effect === 'reads' && rule.optIn === undefined,
  )?.id;

  it.each([
    ['served', 'before', undefined, 'conformant'],
    ['served', 'after', undefined, 'conformant'],
    ['ended', 'before', undefined, 'inconclusive'],
    ['ended', 'after', undefined, 'conformant'],
    ['served', 'before', 'served', 'conformant'],
    ['served', 'after', 'served', 'conformant'],
    ['ended', 'before', 'served', 'nonconformant'],
    ['ended', 'after', 'served', 'nonconformant'],
    ['served', 'before', 'retired', 'nonconformant'],
    ['served', 'after', 'retired', 'nonconformant'],
    ['ended', 'before', 'retired', 'conformant'],
    ['ended', 'after', 'retired', 'conformant'],
  ] as const)('%s, %s its last day is over, expected: %s', async (state, when, expected, verdict) => {
    const own = expected === undefined ? undefined : { [id]: expected };
    const { code, lines } = await judge(state, when, own, `{${id}/expected-*,${one},login/token-by-form}`);
    expect(lines.at(-1)).toMatch(new RegExp(`^${verdict} `));
    expect(code).toBe({ conformant: 0, nonconformant: 1, inconclusive: 3 }[verdict]);
    const named = state === 'ended' && expected !== 'retired';
    expect(lines.at(-1)?.endsWith(`; not served: ${id} (410)`)).toBe(named);
  });
});

it.each(['before', 'after'] as const)(
  'a target with a wrong path is not conformant, %s the last day is over',
  async (when) => {
    // Above it is nothing of this host either; otherwise the check would report the address.
    const typo = `baufi=${configs['served']?.targets.kex ?? ''}/typo`;
    const { code, lines } = await judge(
      'served',
      when,
      undefined,
      '{cases-v3/case-reads,offers-v3/commission-reads,login/token-by-form}',
      typo,
    );
    expect([code, lines.at(-1)]).toEqual([3, expect.stringMatching(/; not served: cases-v3, offers-v3 \(404\)$/)]);
  },
);
