import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { messageOf } from '../message-of.ts';
import type { InterfaceId } from '../../generated/platform.ts';
import { getHttpOperationsFromSpec } from './prism-library.ts';

/** One operation of a contract in the format of Prism. */
export type Operation = Awaited<ReturnType<typeof getHttpOperationsFromSpec>>[number];

/** The folder of the generated contracts in a checkout. */
export const GENERATED = new URL('../../generated/', import.meta.url);

/**
 * Reads the bundled contract of an interface as text.
 *
 * @param folder The folder that holds one folder per interface.
 * @throws Error when it is missing or unreadable; the message has the remedy.
 */
export async function readContract(folder: URL, id: InterfaceId): Promise<string> {
  const url = new URL(`${id}/openapi.json`, folder);
  return readFile(url, 'utf8').catch((cause: unknown) => {
    throw new Error(`Cannot read the contract of ${id} at ${fileURLToPath(url)}. Run: npm run generate`, { cause });
  });
}

/**
 * Reads the bundled contract of an interface and returns its operations.
 *
 * @param folder The folder that holds one folder per interface.
 * @throws Error when the document is missing, or is not an OpenAPI document in JSON.
 */
export async function loadOperations(folder: URL, id: InterfaceId): Promise<Operation[]> {
  const text = await readContract(folder, id);
  return prismOperations(id, () => JSON.parse(text) as object, 'Run: npm run generate');
}

/**
 * The operations of a contract in the format of Prism.
 *
 * @param read Returns the document.
 * @param remedy What to do if it cannot be mocked, as a sentence.
 * @throws Error when `read` fails, or its result is not an OpenAPI document.
 */
export async function prismOperations(id: InterfaceId, read: () => object, remedy: string): Promise<Operation[]> {
  try {
    const operations = await getHttpOperationsFromSpec(read());
    // Prism would add `deprecation: true`, an outdated form of a header that is in no contract.
    return operations.map((operation) => ({ ...operation, deprecated: false }));
  } catch (cause) {
    throw new Error(`The contract of ${id} cannot be mocked: ${messageOf(cause)}. ${remedy}`, { cause });
  }
}
