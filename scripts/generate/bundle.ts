import { join, relative, resolve } from 'node:path';
import type { OpenAPI3 } from 'openapi-typescript';
import type { BaseResolver, Config, Document, NormalizedProblem } from '@redocly/openapi-core';
import { GenerationError, type Problem } from './generation-error.ts';
import { redocly } from './libraries.ts';

/** A contract in one piece. */
export interface BundledInterface {
  /** Id of the interface, as in `redocly.yaml`. */
  id: string;
  /** Path of its root document, relative to the root folder. */
  source: string;
  document: OpenAPI3;
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
    throw new GenerationError([{ file: 'redocly.yaml', message: relativeTo(root, messageOf(error)) }]);
  });
  const sources = new Map(Object.entries(config.resolvedConfig.apis ?? {}).map(([id, api]) => [id, api.root]));
  if (sources.size === 0) {
    throw new GenerationError([{ file: 'redocly.yaml', message: 'lists no interface under `apis`.' }]);
  }
  return { root, config, sources };
}

/**
 * Bundles one interface: every reference inside the document, decorators of the plugins applied.
 *
 * @throws {GenerationError} if the document is no valid OpenAPI, or a reference leads nowhere
 */
export async function bundleInterface(catalogue: Catalogue, id: string): Promise<BundledInterface> {
  const { root, config, sources } = catalogue;
  const source = sources.get(id);
  if (source === undefined) {
    throw new GenerationError([{ file: 'redocly.yaml', message: `has no interface \`${id}\`.` }]);
  }
  const externalRefResolver = new redocly.BaseResolver(config.resolve);
  const parsed = await externalRefResolver.resolveDocument(null, resolve(root, source), true).catch(asError);
  if (parsed instanceof Error)
    throw new GenerationError([{ file: source, message: relativeTo(root, messageOf(parsed)) }]);
  await assertStructure(root, parsed, externalRefResolver);
  const result = await redocly.bundle({
    doc: parsed,
    externalRefResolver,
    config: config.forAlias(id),
    componentRenamingConflicts: 'error',
  });
  assertNone(root, result.problems);
  return { id, source, document: result.bundle.parsed as OpenAPI3 };
}

/** Checks what the generator relies on; style is the business of `npm run lint`. */
async function assertStructure(root: string, document: Document, externalRefResolver: BaseResolver): Promise<void> {
  structureRules ??= redocly.createConfig({ rules: { struct: 'error', 'no-unresolved-refs': 'error' } });
  assertNone(root, await redocly.lintDocument({ document, config: await structureRules, externalRefResolver }));
}

let structureRules: Promise<Config> | undefined;

function assertNone(root: string, problems: readonly NormalizedProblem[]): void {
  const errors = problems.filter(({ severity, ignored }) => severity === 'error' && ignored !== true);
  if (errors.length > 0) throw new GenerationError(errors.map((error) => locate(root, error)));
}

function locate(root: string, { message, location: [location] }: NormalizedProblem): Problem {
  if (location === undefined) return { file: 'redocly.yaml', message };
  const { start } = redocly.getLineColLocation(location);
  return { file: relative(root, location.source.absoluteRef), line: start.line, column: start.col, message };
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}

/** Absolute paths of this machine say nothing to whoever reads the message elsewhere. */
function relativeTo(root: string, message: string): string {
  return message.replaceAll(join(root, '/'), '');
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
