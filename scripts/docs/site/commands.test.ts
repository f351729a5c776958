import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { createProgram } from '../../../conformance/cli/program.ts';
import { DOCUMENTS, TRACKED } from '../../documents.fixture.ts';

const root = resolve(import.meta.dirname, '../../..');
const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

/** A command on a page. */
interface Shown {
  file: string;
  line: string;
}

/** The commands in blocks of a page, and in its text: `npm run docs`. */
async function shownIn(file: string): Promise<Shown[]> {
  const text = await readFile(join(root, file), 'utf8');
  const blocks = text.matchAll(/```sh\n([\s\S]*?)```/g);
  const lines = Array.from(blocks, ([, code = '']) => code.replace(/\\\n\s*/g, ' ').split('\n')).flat();
  const spans = text.matchAll(/`((?:npm run|npx (?:vitest|platform-conformance)) [^`]+)`/g);
  lines.push(...Array.from(spans, ([, code = '']) => code.replaceAll(/\s+/g, ' ')));
  return lines.map((line) => ({ file, line: line.replace(/\s+#.*$/, '').trim() })).filter(({ line }) => line !== '');
}

/** The strings in a YAML value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Commands of the program in pipelines: in YAML blocks of a page, or in a YAML file. */
async function pipedIn(file: string): Promise<Shown[]> {
  const text = await readFile(join(root, file), 'utf8');
  const blocks = file.endsWith('.md')
    ? Array.from(text.matchAll(/```yaml\n([\s\S]*?)```/g), ([, yaml]) => yaml)
    : [text];
  const lines = blocks.flatMap((yaml = '') => parseAllDocuments(yaml).flatMap((one) => textsIn(one.toJS())));
  return lines
    .flatMap((one) => one.split('\n'))
    .flatMap((line) => /\bplatform-conformance"? [a-z].*$/.exec(line)?.[0] ?? [])
    .map((line) => ({ file, line: line.replace('platform-conformance"', 'platform-conformance') }));
}

const guides = (await readdir(join(root, 'docs'))).filter((name) => name.endsWith('.md')).map((name) => `docs/${name}`);
const pages = ['README.md', 'conformance/README.md', ...guides];
const piped = (await Promise.all(['action.yml', ...pages].map(pipedIn))).flat();
const shown = [...(await Promise.all(DOCUMENTS.map(shownIn))).flat(), ...piped];

const program = createProgram({ stdout: process.stdout, stderr: process.stderr }, () => undefined);
/** The scripts of package.json that run the program, with the arguments that they add. */
const tools = new Map(
  Object.entries(scripts).flatMap(([name, script]) => {
    const given = /conformance\/cli\/main\.ts ?(.*)$/.exec(script)?.[1];
    return given === undefined ? [] : [[name, given] as const];
  }),
);

/** The arguments of the program in a command; undefined for another program. */
function argumentsOf(line: string): string[] | undefined {
  const direct = /^(?:npx )?platform-conformance (.*)$/.exec(line)?.[1];
  const [, script = '', rest = ''] = /^npm run (\S+)(?: --)? ?(.*)$/.exec(line) ?? [];
  const given = tools.get(script);
  const text = direct ?? (given === undefined ? undefined : `${given} ${rest}`);
  return text?.split(/\s+/).filter((word) => word !== '');
}

function commandOf(words: readonly string[]): Command | undefined {
  const name = words[0]?.startsWith('-') === true ? 'run' : words[0];
  return program.commands.find((command) => command.name() === name);
}

const PLACEHOLDER = /^(<\w+>|[A-Z]+)$/;
const calls = shown.flatMap((one) => {
  const words = argumentsOf(one.line);
  return words === undefined || PLACEHOLDER.test(words[0] ?? '') ? [] : [{ ...one, words }];
});

/** The other scripts of this repository in a command, with their options. */
const scripted = shown.flatMap((one) => {
  const [, name = '', rest = ''] = /^npm run (?:--silent )?(\S+)(.*)$/.exec(one.line) ?? [];
  const path = /\S+(?=\.ts\b)/.exec((scripts[name] ?? '').replace(/^.*typescript\.js /, ''))?.[0];
  const options = rest.match(/--[a-z][a-z-]+/g) ?? [];
  return tools.has(name) || path === undefined || options.length === 0 ? [] : [{ ...one, path, options }];
});
const tested = shown.flatMap((one) => {
  const [, rest] = /^npx vitest run (.*)$/.exec(one.line) ?? [];
  const path = rest?.split(' ').find((word) => word.includes('/'));
  return path === undefined ? [] : [{ ...one, path }];
});

describe('the commands that the guides show', () => {
  it('are many', () => {
    expect(shown.length).toBeGreaterThan(30);
    expect(calls.length).toBeGreaterThan(15);
    // GitHub, GitLab, the action, and the matrix over many deployments with its summary.
    expect(piped.map(({ file }) => file)).toEqual([
      'action.yml',
      ...Array<string>(4).fill('docs/conformance.md'),
      'docs/fleet.md',
      'docs/fleet.md',
    ]);
  });

  it('run existing scripts', () => {
    const run = shown.flatMap(({ file, line }) => {
      const name = /\bnpm run (?:--silent )?(\S+)/.exec(line)?.[1];
      return name === undefined || name in scripts ? [] : [`${file}: ${line}`];
    });
    expect(run).toEqual([]);
  });

  it.each(scripted)('in $file, $line: the usage of the script has the options', async ({ path, options }) => {
    const folder = path.replace(/\/main$/, '');
    const files = TRACKED.filter((one) => one === `${path}.ts` || one.startsWith(`${folder}/`));
    const texts = await Promise.all(
      files.filter((one) => one.endsWith('.ts')).map((one) => readFile(join(root, one), 'utf8')),
    );
    const usages = texts.flatMap((text) => text.match(/`Usage: ?[^`]*`/g) ?? []).join('\n');
    expect(usages).not.toBe('');
    expect(options.filter((option) => !usages.includes(option))).toEqual([]);
  });

  it.each(tested)('in $file, $line: there are such tests', ({ path }) => {
    expect(TRACKED.some((one) => one === path || one.startsWith(`${path}/`))).toBe(true);
  });

  it.each(calls)('in $file, $line: command and options exist', ({ words }) => {
    const command = commandOf(words);
    expect(command?.name()).toBeDefined();
    const options = words
      .filter((word) => word.startsWith('--') && word !== '--')
      .map((word) => word.replace(/=.*/, ''));
    const known = command?.options.map(({ long }) => long) ?? [];
    expect(options.filter((option) => !known.includes(option) && option !== '--help')).toEqual([]);
  });
});
