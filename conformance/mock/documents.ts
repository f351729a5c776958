import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
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
 * @throws Error when the document is missing, is no JSON, or is no OpenAPI document.
 */
export async function loadOperations(folder: URL, id: InterfaceId): Promise<Operation[]> {
  const text = await readGenerated(folder, id, 'openapi.json');
  try {
    const operations = await getHttpOperationsFromSpec(JSON.parse(text) as object);
    // Prism would add `deprecation: true`, an outdated form of a header that no contract declares.
    return operations.map((operation) => ({ ...operation, deprecated: false }));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`The contract of ${id} cannot be mocked: ${reason}. Run: npm run generate`, { cause });
  }
}
