import { resolve } from 'node:path';
import type { OpenAPI3 } from 'openapi-typescript';
import type { BundledInterface } from '../../conformance/generator/bundled-interface.ts';
import type { Catalogue } from './catalogue.ts';
import { GenerationError } from './generation-error.ts';
import { redocly } from './libraries.ts';
import { assertNone, messageWithin, structureProblems } from './problems.ts';

/** A contract in one piece, and how it came about. */
export interface Bundling {
  bundled: BundledInterface;
  /** Absolute paths of all files that it was read from. */
  files: readonly string[];
}

/**
 * Bundles one interface: every reference inside the document, decorators of the plugins applied.
 *
 * @throws {GenerationError} if the document is no valid OpenAPI, or a reference leads nowhere
 */
export async function bundleInterface({ root, config, sources }: Catalogue, id: string): Promise<Bundling> {
  const source = sources.get(id);
  if (source === undefined) {
    throw new GenerationError([{ file: 'redocly.yaml', message: `has no interface \`${id}\`.` }]);
  }
  const externalRefResolver = new redocly.BaseResolver(config.resolve);
  const parsed = await externalRefResolver.resolveDocument(null, resolve(root, source), true).catch(asError);
  if (parsed instanceof Error) throw new GenerationError([{ file: source, message: messageWithin(root, parsed) }]);
  assertNone(root, await structureProblems(parsed, externalRefResolver));
  const { bundle, problems, fileDependencies } = await redocly.bundle({
    doc: parsed,
    externalRefResolver,
    config: config.forAlias(id),
    componentRenamingConflicts: 'error',
  });
  assertNone(root, problems);
  return { bundled: { id, source, document: bundle.parsed as OpenAPI3 }, files: [...fileDependencies] };
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
