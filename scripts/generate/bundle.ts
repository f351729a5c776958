import { resolve } from 'node:path';
import type { Config } from '@redocly/openapi-core';
import type { OpenAPI3 } from 'openapi-typescript';
import type { BundledInterface } from '../../conformance/generator/bundled-interface.ts';
import { GenerationError } from './generation-error.ts';
import { redocly } from './libraries.ts';
import { findRoots, LISTING, type Roots } from './platform/roots.ts';
import { assertNone, messageWithin, structureProblems } from './problems.ts';

/** The root documents of all interfaces, and the settings for bundling them. */
export interface Catalogue {
  root: string;
  config: Config;
  /** Root documents by interface id, in the order of `redocly.yaml`. */
  sources: Roots;
}

/**
 * Finds the root documents, and reads `redocly.yaml` with its plugins.
 *
 * @throws {GenerationError} if the file is missing, or there is no root document
 */
export async function readCatalogue(root: string): Promise<Catalogue> {
  const configPath = resolve(root, LISTING);
  const config = await redocly.loadConfig({ configPath }).catch((error: unknown) => {
    throw new GenerationError([{ file: LISTING, message: messageWithin(root, error) }]);
  });
  const sources = await findRoots(root, Object.keys(config.resolvedConfig.apis ?? {}));
  return { root, config, sources };
}

/**
 * Bundles one interface: resolves external references, and applies the decorators of the plugins.
 *
 * @returns the bundled contract, and the absolute paths of all files that were read
 * @throws {GenerationError} if the document is not valid OpenAPI, or a reference cannot be resolved
 */
export async function bundleInterface(
  { root, config }: Catalogue,
  id: string,
  source: string,
): Promise<{ bundled: BundledInterface; files: readonly string[] }> {
  const externalRefResolver = new redocly.BaseResolver(config.resolve);
  const parsed = await externalRefResolver
    .resolveDocument(null, resolve(root, source), true)
    .catch((error: Error) => error);
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
