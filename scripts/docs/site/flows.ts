import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { INTERFACE_IDS } from '../../../generated/platform.ts';
import type { Flow } from './flow.ts';

/** The typical use of each interface that has one: `flows/<interface>.ts`; statuses and operations are those of its contract. */
export const FLOWS: Readonly<Record<string, Flow>> = Object.fromEntries(
  (await Promise.all(INTERFACE_IDS.map(flowOf))).flatMap((entry) => (entry === undefined ? [] : [entry])),
);

async function flowOf(id: string): Promise<[string, Flow] | undefined> {
  const file = new URL(`flows/${id}.ts`, import.meta.url);
  return existsSync(fileURLToPath(file)) ? [id, ((await import(file.href)) as { default: Flow }).default] : undefined;
}
