import { resolve } from 'node:path';
import type { OpenAPI3 } from 'openapi-typescript';
import type { Config, Document, NormalizedProblem } from '@redocly/openapi-core';
import { GenerationError } from './generation-error.ts';
import { redocly } from './libraries.ts';
import { schemaProblem } from './overlaid-schemas.ts';
import { probe, readProbes, type Found, type Overlay } from './overlay.ts';
import { assertNone, messageWithin, problemAt, structureProblems } from './problems.ts';

/** A contract in one piece. */
export interface BundledInterface {
  /** Id of the interface, as in `redocly.yaml`. */
  id: string;
  /** Path of its root document, relative to the root folder, and the names of the Overlays that have changed it. */
  source: string;
  document: OpenAPI3;
}

/** A contract in one piece, and how it came about. */
export interface Bundling {
  bundled: BundledInterface;
  /** Absolute paths of all files that it was read from. */
  files: readonly string[];
  /** What the actions of the Overlays have found. */
  found: Found;
}

/** The interfaces that `redocly.yaml` lists, and the settings that bundle them. */
export interface Catalogue {
  root: string;
  config: Config;
  /** Root documents by interface id, relative to the root folder. */
  sources: ReadonlyMap<string, string>;
}

/**
 * Reads `redocly.yaml` of the root folder, with the plugins that it names.
 *
 * @throws {GenerationError} if the file is missing or lists no interface
 */
export async function readCatalogue(root: string): Promise<Catalogue> {
  const configPath = resolve(root, 'redocly.yaml');
  const config = await redocly.loadConfig({ configPath }).catch((error: unknown) => {
    throw new GenerationError([{ file: 'redocly.yaml', message: messageWithin(root, error) }]);
  });
  const sources = new Map(Object.entries(config.resolvedConfig.apis ?? {}).map(([id, api]) => [id, api.root]));
  if (sources.size === 0) {
    throw new GenerationError([{ file: 'redocly.yaml', message: 'lists no interface under `apis`.' }]);
  }
  return { root, config, sources };
}

/**
 * Bundles one interface: every reference inside the document, Overlays and then decorators of the plugins applied.
 *
 * @param overlays those that may change this interface, in their order
 * @throws {GenerationError} if the document is no valid OpenAPI, also after the Overlays, or a reference leads nowhere
 */
export async function bundleInterface(
  catalogue: Catalogue,
  id: string,
  overlays: readonly Overlay[] = [],
): Promise<Bundling> {
  const { root, config, sources } = catalogue;
  const source = sources.get(id);
  if (source === undefined) {
    throw new GenerationError([{ file: 'redocly.yaml', message: `has no interface \`${id}\`.` }]);
  }
  const externalRefResolver = new redocly.BaseResolver(config.resolve);
  const parsed = await externalRefResolver.resolveDocument(null, resolve(root, source), true).catch(asError);
  if (parsed instanceof Error) throw new GenerationError([{ file: source, message: messageWithin(root, parsed) }]);
  assertNone(root, await structureProblems(parsed, externalRefResolver));
  for (const overlay of overlays) await probe(externalRefResolver, overlay);
  const result = await redocly.bundle({
    doc: parsed,
    externalRefResolver,
    config: config.forAlias(id),
    componentRenamingConflicts: 'error',
    overlays: overlays.map(({ path }) => path),
  });
  const { found, problems } = readProbes(result.problems, overlays);
  const names = overlays.filter(({ path }) => found.get(path)?.size !== 0).map(({ name }) => name);
  const lost = names.length === 0 ? [] : problems.filter((problem) => isLost(problem, overlays));
  assertNone(
    root,
    problems.filter((problem) => !lost.includes(problem)),
  );
  const places = lost.map((problem) => lostAt(root, problem));
  if (lost.length > 0) throw brokenBy(names, id, places);
  if (names.length > 0) await assertStillValid(catalogue, id, names, result.bundle);
  return {
    bundled: { id, source: [source, ...names].join(' with '), document: result.bundle.parsed as OpenAPI3 },
    files: [...result.fileDependencies],
    found,
  };
}

async function assertStillValid(
  { root, config }: Catalogue,
  id: string,
  overlays: readonly string[],
  document: Document,
): Promise<void> {
  const problems = await structureProblems(document, new redocly.BaseResolver(config.resolve));
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) {
    const places = errors.map(
      ({ message, location: [location] }) => `${location?.pointer ?? '#/'}: ${messageWithin(root, message)}`,
    );
    throw brokenBy(overlays, id, places);
  }
  const problem = schemaProblem(document.parsed as object);
  if (problem === undefined) return;
  const message = `what it makes of ${id} is no valid schema: ${problem}`;
  throw new GenerationError([{ file: overlays.join(' with '), message }]);
}

/** Tells whether a reference of a contract has lost what it led to; before the Overlays each led somewhere. */
function isLost({ message, location: [location] }: NormalizedProblem, overlays: readonly Overlay[]): boolean {
  const file = location?.source.absoluteRef;
  return message.startsWith("Can't resolve $ref") && !overlays.some(({ path }) => path === file);
}

function lostAt(root: string, { message, location: [location] }: NormalizedProblem): string {
  if (location === undefined) return message;
  const { file, line, column } = problemAt(root, location, message);
  return `${file}:${String(line)}:${String(column)} ${message}`;
}

/** What Overlays have made of a contract is none: they are to be put right, and not the contract. */
function brokenBy(overlays: readonly string[], id: string, problems: readonly string[]): GenerationError {
  return new GenerationError(
    problems.map((problem) => ({
      file: overlays.join(' with '),
      message: `makes ${id} no valid OpenAPI: ${problem}`,
    })),
  );
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
