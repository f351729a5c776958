import { existsSync, readdirSync } from 'node:fs';
import type { SourceTables } from './source-table.ts';

const families = readdirSync(import.meta.dirname).filter((folder) =>
  existsSync(`${import.meta.dirname}/${folder}/source-table.ts`),
);
const modules = await Promise.all(
  families.map(async (family) => (await import(`./${family}/source-table.ts`)) as { default: SourceTables }),
);

/** The operations of each interface as the sources give them, by method and path: what stands in the folders of the families. */
export const SOURCE_TABLES: SourceTables = Object.assign(
  {},
  ...modules.map((module) => module.default),
) as SourceTables;
