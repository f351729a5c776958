import { resolve } from 'node:path';
import type { Config } from '@redocly/openapi-core';
import { GenerationError } from './generation-error.ts';
import { redocly } from './libraries.ts';
import { findRoots, inOrder, LISTING, type Roots } from './platform/roots.ts';
import { messageWithin } from './problems.ts';

/** The interfaces of the platform, and the settings that bundle them. */
export interface Catalogue {
  root: string;
  config: Config;
  /** Root documents by interface id, in the order in which `redocly.yaml` lists them. */
  sources: Roots;
}

/**
 * Finds the root documents, and reads `redocly.yaml` of the root folder, with the plugins that it names.
 *
 * @throws {GenerationError} if the file is missing, or there is no root document
 */
export async function readCatalogue(root: string): Promise<Catalogue> {
  const configPath = resolve(root, LISTING);
  const config = await redocly.loadConfig({ configPath }).catch((error: unknown) => {
    throw new GenerationError([{ file: LISTING, message: messageWithin(root, error) }]);
  });
  const sources = inOrder(await findRoots(root), Object.keys(config.resolvedConfig.apis ?? {}));
  return { root, config, sources };
}
