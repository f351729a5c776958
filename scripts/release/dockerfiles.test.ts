import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DockerfileParser, type Dockerfile, type JSONInstruction } from 'dockerfile-ast';
import picomatch from 'picomatch';
import { describe, expect, it } from 'vitest';
import { createProgram } from '../../conformance/cli/program.ts';
import { readManifest } from './packages.ts';

const root = resolve(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** The command of each image. */
const COMMANDS: Readonly<Record<string, string>> = { suite: 'run', mock: 'mock', reference: 'reference', docs: 'docs' };

/** First of the ports of each server, and how many there are. */
const PORTS: Readonly<Record<string, readonly [first: number, count: number]>> = {
  mock: [4010, 6],
  reference: [4110, 6],
  docs: [4020, 1],
};

/** Instructions that are known to do what they should here. */
const KEYWORDS = ['FROM', 'WORKDIR', 'COPY', 'RUN', 'ENV', 'USER', 'EXPOSE', 'ENTRYPOINT'];

const files = readdirSync(join(root, 'docker')).filter((name) => name.endsWith('.Dockerfile'));

function parse(tool: string): Dockerfile {
  return DockerfileParser.parse(read(`docker/${tool}.Dockerfile`));
}

/** What an instruction in the form of a JSON array says. */
function wordsOf(instruction: JSONInstruction | undefined): string[] {
  return JSON.parse(instruction?.getArgumentsContent() ?? 'null') as string[];
}

/** What the last instruction of a kind says, as a text. */
function lastOf(file: Dockerfile, keyword: string): string | null | undefined {
  const found = file.getInstructions().filter((each) => each.getKeyword() === keyword);
  return found.at(-1)?.getArgumentsContent();
}

it('are one for each tool', () => {
  expect(files.map((name) => name.replace('.Dockerfile', '')).sort()).toEqual(Object.keys(COMMANDS).sort());
});

describe.each(Object.keys(COMMANDS))('%s', (tool) => {
  const file = parse(tool);
  const entrypoint = wordsOf(file.getENTRYPOINTs()[0]);

  it('has known instructions, each with arguments, and begins with FROM', () => {
    const instructions = file.getInstructions();
    expect(instructions[0]?.getKeyword()).toBe('FROM');
    for (const each of instructions) {
      expect(KEYWORDS).toContain(each.getKeyword());
      expect(each.getArguments().length, each.getKeyword()).toBeGreaterThan(0);
    }
  });

  it('stands on one base, pinned to a version that the package supports', () => {
    const bases = file.getFROMs().map((from) => [from.getImageName(), from.getImageTag()]);
    expect(bases).toEqual([bases[0], bases[0]]);
    expect(bases[0]?.[0]).toBe('node');
    expect(bases[0]?.[1]).toMatch(/^24\.\d+\.\d+-bookworm-slim$/);
  });

  it('copies the package that npm packs, and what is installed of it', async () => {
    const [archive, modules, ...more] = file.getCOPYs();
    const { version } = await readManifest(root, 'platform-conformance');
    const [source = '', target = ''] = (archive?.getArguments() ?? []).map((word) => word.getValue());
    expect(picomatch(source)(`platform-conformance-${version}.tgz`)).toBe(true);
    expect(lastOf(file, 'RUN')).toBe(`npm install --omit=dev --ignore-scripts --no-audit --no-fund ${target}`);
    expect(modules?.getFromFlag()?.getValue()).toBe(file.getFROMs()[0]?.getBuildStage());
    expect(modules?.getArguments().map((word) => word.getValue())).toEqual(['/app/node_modules', '/app/node_modules']);
    expect(more).toEqual([]);
  });

  it('runs as a user without rights, who is set before the program', () => {
    const keywords = file.getInstructions().map((each) => each.getKeyword());
    expect(lastOf(file, 'USER')).toBe('node');
    expect(keywords.lastIndexOf('USER')).toBeGreaterThan(keywords.lastIndexOf('COPY'));
    expect(keywords.lastIndexOf('USER')).toBeLessThan(keywords.indexOf('ENTRYPOINT'));
  });

  it('starts the program of the package with a command and options that it has', async () => {
    const { bin } = await readManifest(root, 'platform-conformance');
    const [node, program, command, ...options] = entrypoint;
    expect([node, program]).toEqual([
      'node',
      `/app/node_modules/platform-conformance/${String(bin?.['platform-conformance'])}`,
    ]);
    expect(file.getENTRYPOINTs()).toHaveLength(1);
    expect(command).toBe(COMMANDS[tool]);
    const known = createProgram(process, () => undefined).commands.find((each) => each.name() === command)?.options;
    const named = options.filter((word) => word.startsWith('--'));
    expect(known?.map(({ long }) => long)).toEqual(expect.arrayContaining(named));
  });

  it('publishes the ports that the program is told', () => {
    const [first, count] = PORTS[tool] ?? [0, 0];
    const exposed = lastOf(file, 'EXPOSE')?.split(' ') ?? [];
    expect(exposed).toEqual(Array.from({ length: count }, (_, index) => String(first + index)));
    const told = entrypoint.indexOf('--port');
    expect(told === -1 ? undefined : entrypoint[told + 1]).toBe(count === 0 ? undefined : String(first));
  });

  it('says how it is built and run', () => {
    const comments = file
      .getComments()
      .map((comment) => comment.getContent())
      .join('\n');
    // Two versions beside each other cannot be copied to one file.
    expect(comments).toMatch(/rm -f docker\/\*\.tgz\s+npm pack --workspace conformance --pack-destination docker/);
    expect(comments).toContain(`docker build --file docker/${tool}.Dockerfile --tag platform-${tool} docker`);
    expect(comments).toMatch(new RegExp(`docker run .* platform-${tool}\\b`));
  });
});

describe('docker/try.sh', () => {
  const script = join(root, 'docker/try.sh');
  const asked = [...read('docker/try.sh').matchAll(/^ {2}(\w+)\) port=(\d+) /gm)];

  it('can be run, and refuses what is no tool', () => {
    expect(spawnSync('bash', [script, 'toaster'], { encoding: 'utf8' })).toMatchObject({
      status: 2,
      stderr: 'There is no image of «toaster».\n',
    });
  });

  it('asks each server at its first port, and runs the suite', () => {
    const first = Object.entries(PORTS).map(([tool, [port]]) => [tool, String(port)]);
    expect(asked.map(([, tool, port]) => [tool, port])).toEqual(first);
    expect(read('docker/try.sh')).toMatch(/^ {2}suite\) exec docker run --rm platform-suite --quiet ;;$/m);
  });
});

it('send to the builder nothing but the package', async () => {
  const { version } = await readManifest(root, 'platform-conformance');
  const lines = read('docker/.dockerignore')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  expect(lines[0]).toBe('*');
  const kept = lines.slice(1).map((line) => line.replace(/^!/, ''));
  expect(kept).toEqual(lines.slice(1).map((line) => line.slice(1)));
  expect(picomatch(kept)(`platform-conformance-${version}.tgz`)).toBe(true);
});
