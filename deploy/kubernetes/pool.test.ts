import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Config } from '../../conformance/engine/config/schema.ts';
import { LOADER } from '../../conformance/loader.ts';
import { createDeployment } from '../../conformance/reference/deployment.ts';
import { readOpenMetrics } from '../../conformance/reporters/summary/openmetrics.fixture.ts';
import { listen } from '../../conformance/servers/listen.ts';
import { judge, summary, type Container } from './manifests.fixture.ts';

/** A hundred take some minutes: `TENANTS=100 npx vitest run --project apart deploy/kubernetes`. */
const TENANTS = Number(process.env['TENANTS'] ?? 4);
/** How many containers run at once. */
const AT_ONCE = 2;
const QUOTA = { calls: 1_000_000_000, windowS: 3600 };

const folder = mkdtempSync(join(tmpdir(), 'tenants-'));
const results = join(folder, 'results');
const closing: (() => Promise<void>)[] = [];

/** What becomes of the first tenants; all others are conformant. */
const SPECIAL = ['fails', 'mistaken', 'silent'] as const;
const nameOf = (index: number) => `t${String(index).padStart(3, '0')}-${SPECIAL[index] ?? 'fine'}`;
const names = Array.from({ length: TENANTS }, (_, index) => nameOf(index));

beforeAll(async () => {
  const settings = { readyAfterMs: 0, quota: QUOTA };
  const served = async (deployment: ReturnType<typeof createDeployment>) => {
    const { urls, close } = await listen(deployment.hosts, { port: 0 });
    closing.push(close);
    return (await deployment.configuration(urls)) as Config;
  };
  // Nothing is changed: all tenants share one deployment.
  const { targets, credentials, ...base } = await served(createDeployment(settings));
  const faulty = await served(createDeployment({ ...settings, faults: 'login/form-without-token' }));
  for (const name of ['config/base', 'config/tenants', 'results']) mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, 'config/base/base.yaml'), JSON.stringify(base));
  const tenants: Readonly<Record<string, object>> = {
    fails: { targets: faulty.targets, credentials: faulty.credentials },
    mistaken: { targets, credentials, timming: {} },
    // The port of discard: nothing answers.
    silent: { targets: { report: 'http://127.0.0.1:9' }, credentials },
  };
  for (const [index, name] of names.entries()) {
    const own = tenants[SPECIAL[index] ?? ''] ?? {
      targets,
      credentials: { ...credentials, report: { authorization: '${KEY}' } },
    };
    writeFileSync(join(folder, 'config/tenants', `${name}.yaml`), JSON.stringify(own));
  }
  key = credentials?.report?.authorization ?? '';
});
afterAll(async () => {
  for (const close of closing) await close();
});
let key = '';

/** Runs the very command of a container, with its variables; folders and program are those of this test. */
function run({ command, env: declared }: Container, variables: Record<string, string> = {}): Promise<number | null> {
  const places: Record<string, string> = {
    CONFIG: join(folder, 'config'),
    RESULTS: results,
    SUITE: fileURLToPath(new URL('../../conformance/cli/main.ts', import.meta.url)),
  };
  const env = Object.fromEntries(declared.map(({ name }) => [name, places[name] ?? '']));
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    env: {
      PATH: process.env['PATH'],
      // The image has compiled code, which needs no loader.
      NODE_OPTIONS: LOADER.join(' '),
      KEY: key,
      ...env,
      ...variables,
    },
    stdio: 'ignore',
  });
  return new Promise((done) => child.once('exit', done));
}

/** One index, as the policy of the manifest says: tried again unless its exit code is final. Returns the codes of all tries. */
async function completed(index: number): Promise<(number | null)[]> {
  const final = judge.podFailurePolicy.rules.flatMap(({ action, onExitCodes }) =>
    action === 'FailIndex' ? (onExitCodes?.values ?? []) : [],
  );
  const codes: (number | null)[] = [];
  do {
    codes.push(await run(judge.template.spec.containers[0], { JOB_COMPLETION_INDEX: String(index) }));
  } while (![0, ...final].includes(codes.at(-1) ?? -1) && codes.length <= judge.backoffLimitPerIndex);
  return codes;
}

it(
  `judges ${TENANTS} tenants by the command of the manifest, an index each, and sums them up`,
  { timeout: 1_800_000 },
  async () => {
    const codes: (number | null)[][] = [];
    let next = 0;
    const work = async () => {
      for (let index = next++; index < TENANTS; index = next++) codes[index] = await completed(index);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    // A verdict and a mistake are final; what came to no verdict was tried twice.
    expect(codes.slice(0, SPECIAL.length)).toEqual([[1], [2], [3, 3]]);
    // On a busy machine, the first try may come to no verdict; it comes to nothing else.
    for (const own of codes.slice(SPECIAL.length)) expect(own.join()).toMatch(/^(3,)?0$/);
    // The mistaken one was not judged.
    expect(readdirSync(results)).toEqual(
      names.filter((name) => !name.endsWith('mistaken')).map((name) => `${name}.json`),
    );

    expect(await run(summary.template.spec.containers[0])).toBe(2);
    const [verdicts] = readOpenMetrics(readFileSync(join(results, 'metrics.prom'), 'utf8'));
    const verdictOf = Object.fromEntries(
      (verdicts?.samples ?? []).flatMap(({ labels: { target = '', verdict }, value }) =>
        value === 1 ? [[target, verdict]] : [],
      ),
    ) as Record<string, string>;
    const outcomes = ['nonconformant', 'unusable', 'inconclusive'];
    expect(verdictOf).toEqual(Object.fromEntries(names.map((name, index) => [name, outcomes[index] ?? 'conformant'])));
    for (const page of ['summary.html', 'summary.md', 'summary.xml']) {
      expect(readFileSync(join(results, page), 'utf8')).toContain(names[0]);
    }
  },
);

it('an index without a tenant fails, and is not tried again', async () => {
  expect(await completed(TENANTS)).toEqual([expect.toBeOneOf([1, 2])]);
});
