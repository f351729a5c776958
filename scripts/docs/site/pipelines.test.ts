import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { createProgram } from '../../../conformance/cli/program.ts';
import { configSchema } from '../../../conformance/engine/config/schema.ts';
import { variableName } from '../../../conformance/engine/config/settings.ts';

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, string>;
  env?: Record<string, string>;
}
interface GithubJob {
  steps: Step[];
  strategy?: { matrix: { shard: number[] } };
}
interface Github {
  env?: Record<string, string>;
  jobs: Record<string, GithubJob>;
}
interface GitlabJob {
  script: string[];
  parallel?: number;
}
interface Gitlab {
  default: { before_script: string[] };
  variables: Record<string, string>;
  judge: GitlabJob;
  verdict: GitlabJob;
}
interface Action {
  inputs: Record<string, { required?: boolean; default?: string }>;
  runs: { steps: Step[] };
}

const root = resolve(import.meta.dirname, '../../..');
const page = await readFile(join(root, 'docs/conformance.md'), 'utf8');
const action = parse(await readFile(join(root, 'action.yml'), 'utf8')) as Action;
const section = page.slice(page.indexOf('## In CI\n'), page.indexOf('## Trying it out\n'));
const blocks = Array.from(section.matchAll(/```yaml\n([\s\S]*?)```/g), ([, yaml = '']) => parse(yaml) as unknown);
const [smoke, nightly] = blocks as [Github, Github];
const gitlab = blocks[2] as Gitlab;

/** Names of the variables that `init` writes for credentials. */
const credentials = Object.entries(configSchema.properties.credentials.properties).flatMap(([name, schema]) =>
  Object.keys((schema as { properties: object }).properties).map((part) => variableName(name, part)),
);
/** Variables that runners set. */
const PROVIDED = ['RUNNER_TEMP', 'CI_NODE_INDEX', 'CI_NODE_TOTAL'];

/** The shell variables in a script, except those set by the runner. */
function variablesIn(script: string): string[] {
  const used = Array.from(
    script.replaceAll(/\$\{\{.*?\}\}/g, '').matchAll(/\$\{?([A-Z][A-Z_]*)/g),
    ([, name = '']) => name,
  );
  return used.filter((name) => !PROVIDED.includes(name));
}

const stepsOf = ({ jobs }: Github) => Object.values(jobs).flatMap(({ steps }) => steps);
/** The inputs in the example of the action. */
const withs = stepsOf(smoke).flatMap((step) => (step.uses?.startsWith('OWNER/') === true ? [step.with ?? {}] : []));

it('every variable in the examples is set', () => {
  const unsetIn = (steps: readonly Step[], outer: object = {}) =>
    steps.flatMap(({ run = '', env = {} }) => variablesIn(run).filter((name) => !(name in { ...outer, ...env })));
  expect(blocks).toHaveLength(3);
  expect(unsetIn(action.runs.steps)).toEqual([]);
  expect([smoke, nightly].flatMap((one) => unsetIn(stepsOf(one), one.env))).toEqual([]);
  const scripts = [gitlab.default.before_script, gitlab.judge.script, gitlab.verdict.script].flat();
  expect(scripts.flatMap(variablesIn).filter((name) => !(name in gitlab.variables))).toEqual([]);
  // The same suite everywhere.
  const suites = [nightly.env?.['SUITE'], gitlab.variables['SUITE'], ...withs.map(({ suite = '' }) => `./${suite}`)];
  expect(suites).toEqual(Array(3).fill(expect.stringMatching(/^\.\/platform-conformance-\d+\.\d+\.\d+\.tgz$/)));
  expect(new Set(suites).size).toBe(1);
});

it('credentials come in the variables that init writes, from secrets of the same name', () => {
  const secrets = [smoke, nightly]
    .flatMap(stepsOf)
    .flatMap(({ env = {} }) => Object.entries(env))
    .map(([name, value]) => [name, /^\$\{\{ secrets\.(\w+) \}\}$/.exec(value)?.[1]]);
  expect(secrets.length).toBeGreaterThan(1);
  expect(secrets.filter(([name, secret]) => name !== secret || !credentials.includes(String(name)))).toEqual([]);
  const named = Array.from(section.matchAll(/`([A-Z\d]+(?:_[A-Z\d]+)+)`/g), ([, name]) => name);
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter((name = '') => !credentials.includes(name))).toEqual([]);
});

it('the step of the action uses existing inputs and options of run, and no input is part of a command', () => {
  const [inputs = {}] = withs;
  const given = Object.keys(inputs);
  expect(given.filter((name) => !(name in action.inputs))).toEqual([]);
  const required = Object.entries(action.inputs).flatMap(([name, input]) => (input.required === true ? [name] : []));
  expect(given).toEqual(expect.arrayContaining(required));
  const run = createProgram(process, () => undefined).commands.find((command) => command.name() === 'run');
  const options = inputs['args']?.split(' ').filter((word) => word.startsWith('--')) ?? [];
  expect(options.length).toBeGreaterThan(0);
  expect(run?.options.map(({ long }) => long)).toEqual(expect.arrayContaining(options));
  const commands = action.runs.steps.flatMap(({ run: command }) => command ?? []);
  expect(commands.filter((command) => command.includes('${{'))).toEqual([]);
  const read = action.runs.steps.flatMap(({ env = {} }) => Object.values(env));
  expect(read.sort()).toEqual(
    Object.keys(action.inputs)
      .map((name) => `\${{ inputs.${name} }}`)
      .sort(),
  );
});

it('GitLab runs the same commands as GitHub, with as many shards', () => {
  const suiteIn = (lines: readonly (string | undefined)[]) => lines.filter((line) => line?.includes('npx ') === true);
  const commands = (job: GithubJob | undefined) => suiteIn((job?.steps ?? []).map(({ run }) => run));
  const { judge, verdict } = nightly.jobs;
  const shards = judge?.strategy?.matrix.shard ?? [];
  expect(gitlab.judge.parallel).toBe(shards.length);
  const inGithub = (line: string) =>
    line.replaceAll('$CI_NODE_INDEX', '${{ matrix.shard }}').replaceAll('$CI_NODE_TOTAL', String(shards.length));
  expect(suiteIn(gitlab.judge.script).map((line = '') => inGithub(line))).toEqual(commands(judge));
  expect(suiteIn(gitlab.verdict.script)).toEqual(commands(verdict));
  expect(commands(verdict)).toEqual([
    expect.stringContaining(`merge ${shards.map((one) => `${one}.json`).join(' ')} `),
  ]);
});
