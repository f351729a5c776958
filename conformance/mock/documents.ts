import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { withFittingExamples } from './fitting-examples.ts';
import type { InterfaceId } from './hosts.ts';
import { getHttpOperationsFromSpec } from './prism-library.ts';

/** One operation of a contract in the form that Prism works with. */
export type Operation = Awaited<ReturnType<typeof getHttpOperationsFromSpec>>[number];

/** The folder of the generated contracts in a checkout. */
export const GENERATED = new URL('../../generated/', import.meta.url);

/**
 * Reads one generated file of an interface as text.
 *
 * @param folder The folder that holds one folder per interface.
 * @throws Error when the file is missing or unreadable; the message names it and the remedy.
 */
export async function readGenerated(folder: URL, id: InterfaceId, file: string): Promise<string> {
  const url = new URL(`${id}/${file}`, folder);
  try {
    return await readFile(url, 'utf8');
  } catch (cause) {
    throw new Error(`Cannot read the contract of ${id} at ${fileURLToPath(url)}. Run: npm run generate`, { cause });
  }
}

/**
 * Reads the bundled contract of an interface and returns its operations.
 *
 * @param folder The folder that holds one folder per interface.
 * @param overlaid The contract as an Overlay has left it, in the place of the one in the folder.
 * @throws Error when the document is missing, is no JSON, or is no OpenAPI document.
 */
export async function loadOperations(folder: URL, id: InterfaceId, overlaid?: object): Promise<Operation[]> {
  const text = overlaid === undefined ? await readGenerated(folder, id, 'openapi.json') : '';
  try {
    const document = overlaid === undefined ? (JSON.parse(text) as object) : withFittingExamples(overlaid);
    const operations = await getHttpOperationsFromSpec(document);
    // Prism would add `deprecation: true`, an outdated form of a header that no contract declares.
    return operations.map((operation) => ({ ...operation, deprecated: false }));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const remedy = overlaid === undefined ? 'Run: npm run generate' : 'It is what the Overlay has left of it.';
    throw new Error(`The contract of ${id} cannot be mocked: ${reason}. ${remedy}`, { cause });
  }
}
