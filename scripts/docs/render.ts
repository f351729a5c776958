import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, extname, join, resolve } from 'node:path';
import { BuildError } from './build-error.ts';

const { resolve: find } = createRequire(import.meta.url);
const MANIFEST = find('@redocly/cli/package.json');
const CLI = join(dirname(MANIFEST), 'bin/cli.js');
const CONFIG = resolve(import.meta.dirname, 'redocly.yaml');
const TIMEOUT_MS = 60_000;

/** What Redocly renders to one page. */
export interface Source {
  /** Absolute path of the OpenAPI bundle or the SDL, for messages; its ending says which of the two it is. */
  file: string;
  /** What is rendered: the file, or a copy of it that differs from it. */
  content: string;
  /** Title and description of a source that has none of its own, as an SDL. */
  info?: { title: string; description: string };
}

/**
 * Renders one source to one HTML file that brings its scripts along, in a process of its own: the package exports no such
 * function.
 *
 * @param output absolute path of the page; a file beside it holds the content meanwhile
 * @throws BuildError naming the source, with what Redocly says about it
 */
export async function render({ file, content, info }: Source, output: string): Promise<void> {
  const titles = info && [
    `--title=${info.title}`,
    `--graphql.info.title=${info.title}`,
    `--graphql.info.description=${info.description}`,
  ];
  const input = `${output}${extname(file)}`;
  const parameters = ['build-docs', input, '--inlineBundle', `--config=${CONFIG}`, '-o', output, ...(titles ?? [])];
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' };
  try {
    await writeFile(input, content);
    await new Promise<void>((done, fail) => {
      execFile(process.execPath, [CLI, ...parameters], { env, timeout: TIMEOUT_MS }, (error, _stdout, stderr) => {
        if (error === null) done();
        else fail(new BuildError(`${file} cannot be rendered: ${reasonOf(stderr) || error.message}`));
      });
    });
  } finally {
    await rm(input, { force: true });
  }
}

/** What decides, besides the source, how a page looks: the version of Redocly and its settings. */
export async function rendererIdentity(): Promise<string> {
  const { version } = JSON.parse(await readFile(MANIFEST, 'utf8')) as { version: string };
  return `${version}\n${await readFile(CONFIG, 'utf8')}`;
}

/** What Redocly wrote to standard error, without its framed notices. */
function reasonOf(stderr: string): string {
  const lines = stderr.split('\n').filter((line) => !/^\s*[╔║╚]/.test(line) && line.trim() !== '');
  return lines.map((line) => line.trim()).join(' ');
}
