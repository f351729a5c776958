import { existsSync, readdirSync } from 'node:fs';
import type { SourceTables } from './source-table.ts';

const families = readdirSync(import.meta.dirname).filter((folder) =>
  existsSync(`${import.meta.dirname}/${folder}/source-table.ts`),
);
const modules = await Promise.all(
  families.map(async (family) => (await import(`./${family}/source-table.ts`)) as { default: SourceTables }),
);

/** The operations of each interface according to the sources, by method and path, from the folders of the families. */
export const SOURCE_TABLES: SourceTables = Object.assign(
  {},
  ...modules.map((module) => module.default),
) as SourceTables;
