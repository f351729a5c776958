import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes long. `npm run test:apart` runs these and those of the site in a browser, `npm test` the others. */
const APART = [
  'scripts/{diff,interchange,package,release}/**/*.test.ts',
  'scripts/docs/site/samples.test.ts',
  'scripts/thirteenth-interface.test.ts',
  'conformance/cli/{shard-processes,interruption}.test.ts',
  'conformance/proof/{flaky-network,hostile,hostile-bodies,named-settings,secrets}.test.ts',
  'conformance/servers/hostile-requests.test.ts',
  'bench/**/*.test.ts',
  'deploy/kubernetes/pool.test.ts',
];
const SITE = 'scripts/docs/browser';
/** They wait for browsers, for other programs, and for servers that do not answer: the processors are free for others meanwhile. */
const WAITING = { maxWorkers: Math.ceil(availableParallelism() * 2), sequence: { groupOrder: 1 } };
/** These take longest. On a fresh machine nobody knows that, and one that begins last keeps the others waiting. */
const LONGEST =
  /\/(proof\/(proof|variants|variants\/other-groups|hostile|hostile-bodies|named-settings|secrets)|thirteenth-interface|accessibility|every-page|shard-processes)\.test\.ts$/;
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.sort((one, other) => Number(LONGEST.test(other.moduleId)) - Number(LONGEST.test(one.moduleId)));
  }
}
const NEVER = ['**/node_modules/**', '**/dist/**'];

export default defineConfig({
  test: {
    // No test is near this limit on a machine that does nothing else; on a busy one it must pass all the same.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    // No test changes a module, so that the files of a worker share them: loading all of them for each file takes longer than the tests.
    isolate: false,
    globalSetup: 'scripts/temporary-files.fixture.ts',
    setupFiles: 'scripts/imports-settled.fixture.ts',
    // That an interface ends is no news here. Runs of the suite drop most of what they make: with more room for it, it is collected less often.
    execArgv: ['--disable-warning=PLATFORM_SUNSET', '--max-semi-space-size=64'],
    projects: [
      {
        extends: true,
        test: {
          name: 'main',
          include: ['{specs,scripts,generated,clients,examples,conformance,deploy}/**/*.test.ts'],
          exclude: [...NEVER, ...APART, `${SITE}/*.test.ts`],
        },
      },
      { extends: true, test: { ...WAITING, name: 'apart', include: APART, exclude: NEVER } },
      {
        extends: true,
        test: {
          ...WAITING,
          name: 'site',
          include: [`${SITE}/*.test.ts`],
          exclude: NEVER,
          globalSetup: `${SITE}/built-lab.fixture.ts`,
        },
      },
    ],
  },
});
