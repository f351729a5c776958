import { relative } from 'node:path';
import type { NormalizedProblem } from '@redocly/openapi-core';
import type { OpenAPI3 } from 'openapi-typescript';
import { contractParts } from '../../conformance/contracts/contract-parts.ts';
import { OverlayError } from '../../conformance/contracts/overlay-error.ts';
import {
  noContract,
  overlaidContracts,
  requireContracts,
  type OverlaidContract,
} from '../../conformance/contracts/overlaid.ts';
import type { BundledInterface } from '../../conformance/generator/bundled-interface.ts';
import { GenerationError } from './generation-error.ts';
import { redocly } from './libraries.ts';
import { messageWithin, structureProblems } from './problems.ts';

/**
 * Applies Overlays to bundled contracts, each to what those before it have left. What they refer to in files beside them is taken in.
 *
 * @param root absolute path that the paths of messages are relative to
 * @param files absolute paths of the Overlays
 * @returns all contracts, the changed ones in the place of those that were given
 * @throws {GenerationError} if an Overlay cannot be used, or what it makes of a contract is none
 */
export async function applyOverlays(
  root: string,
  files: readonly string[],
  bundles: readonly BundledInterface[],
): Promise<BundledInterface[]> {
  try {
    const byId = new Map(bundles.map((bundle) => [bundle.id, bundle]));
    const overlaid = overlaidContracts(files, {
      ids: [...byId.keys()],
      read: (id) => byId.get(id)?.document ?? {},
    });
    return await Promise.all(
      bundles.map(async (bundle) => {
        const contract = overlaid[bundle.id];
        if (contract === undefined) return bundle;
        const document = await inOnePiece(root, bundle.id, contract);
        const names = contract.files.map((file) => relative(root, file));
        return { ...bundle, source: [bundle.source, ...names].join(' with '), document };
      }),
    );
  } catch (error) {
    throw error instanceof OverlayError ? generationError(root, error) : error;
  }
}

/** The contract with everything that it refers to inside of it, checked. */
async function inOnePiece(root: string, id: string, contract: OverlaidContract): Promise<OpenAPI3> {
  const { files, document: parsed } = contract;
  const requireNone = (problems: readonly NormalizedProblem[]): void => {
    const first = problems.find(({ severity }) => severity === 'error');
    if (first === undefined) return;
    const place = first.location[0]?.pointer ?? '#/';
    throw noContract(files, id, `is not valid OpenAPI: ${place}: ${messageWithin(root, first.message)}`);
  };
  const source = new redocly.Source(files.at(-1) ?? root, JSON.stringify(parsed), 'application/json');
  let document = { source, parsed };
  const config = await redocly.createConfig({});
  if (contractParts(parsed).references.some(({ to }) => !to.startsWith('#'))) {
    const { bundle, problems } = await redocly.bundle({ doc: document, config, componentRenamingConflicts: 'error' });
    requireNone(problems);
    document = bundle as typeof document;
  }
  requireContracts({ [id]: { ...contract, document: document.parsed } });
  requireNone(await structureProblems(document, new redocly.BaseResolver(config.resolve)));
  return document.parsed as unknown as OpenAPI3;
}

function generationError(root: string, { files, problems }: OverlayError): GenerationError {
  const names = files.map((file) => relative(root, file));
  const within = (what: string): string =>
    files.reduce((text, file, index) => text.replaceAll(file, names[index] ?? ''), messageWithin(root, what));
  return new GenerationError(
    problems.map(({ what, ...place }) => ({ file: names.join(' with '), ...place, message: within(what) })),
  );
}
