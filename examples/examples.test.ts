import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { credentialsIn, EXAMPLES, serveForExamples, type ServedForExamples } from './deployment.fixture.ts';

/** How many programs run at the same time. */
const LANES = 2;
/** How long one program may take on a busy machine. */
const LIMIT_MS = 20_000;

interface Printed {
  stdout: string;
  stderr: string;
}

const output = new Map<string, Promise<Printed>>();
let deployment: ServedForExamples;

beforeAll(async () => {
  deployment = await serveForExamples();
  const lanes: Promise<unknown>[] = [];
  for (const [at, program] of EXAMPLES.entries()) {
    const lane = at % LANES;
    const running = Promise.resolve(lanes[lane]).then(() => run(program));
    lanes[lane] = running.catch(() => undefined);
    output.set(program, running);
  }
});

afterAll(() => deployment.close());

describe('the example', () => {
  it.each(EXAMPLES)(
    '%s runs to its end, and prints what a person can read, without a credential',
    async (program) => {
      // A program that fails rejects here, with what it printed.
      const { stdout, stderr } = (await output.get(program)) ?? { stdout: '', stderr: '' };
      expect(stderr).toBe('');
      expect(stdout).toMatch(/\w+ \w+/);
      expect(stdout).not.toMatch(/undefined|NaN|\[object |^ +at /m);
      expect(stdout).not.toMatch(/eyJ[\w-]+\.[\w-]+\./);
      const { environment, onTheWire } = deployment;
      expect([...credentialsIn(environment), ...onTheWire].filter((secret) => stdout.includes(secret))).toEqual([]);
    },
    LIMIT_MS * EXAMPLES.length,
  );

  it('says which variables are not set', async () => {
    const stderr = 'Set REPORT_AUTHORIZATION: the comment at the top of the program says what it is.\n';
    await expect(run('report.ts', { REPORT_URL: 'http://127.0.0.1' })).rejects.toMatchObject({ code: 2, stderr });
  });

  it('is watched: the credentials of the environment go over the wire', () => {
    const { environment, onTheWire } = deployment;
    expect([...onTheWire]).toEqual(expect.arrayContaining([environment['KEX_TOKEN'], environment['PARTNER_API_KEY']]));
  });
});

function run(program: string, env = deployment.environment): Promise<Printed> {
  const path = fileURLToPath(new URL(program, import.meta.url));
  const settings = { env, timeout: LIMIT_MS };
  return promisify(execFile)(
    process.execPath,
    ['--import', new URL('from-sources.js', import.meta.url).href, path],
    settings,
  );
}
