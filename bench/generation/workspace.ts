import { copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { redocly } from '../../scripts/generate/libraries.ts';
import { ROOT } from '../processes/child.ts';

/** Configurations with which a tool makes all documents in one call. */
export const CONFIGURATIONS = { yaml: 'to-yaml.yaml', json: 'to-json.yaml' } as const;

/** A folder with the contracts and the settings of the tools, so that they do not write into the checkout. */
export interface Workspace {
  /** Absolute path. */
  folder: string;
  /** Ids of the interfaces. */
  ids: readonly string[];
  remove(): Promise<void>;
}

interface Configuration {
  apis: Record<string, { root: string }>;
}

/**
 * Makes a workspace in a temporary folder.
 *
 * @param only - the interfaces to take; all by default
 */
export async function createWorkspace(only?: readonly string[]): Promise<Workspace> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-generation-'));
  await mkdir(join(folder, 'scripts'));
  for (const name of ['specs', 'node_modules', 'scripts/redocly-plugin']) {
    await symlink(join(ROOT, name), join(folder, name));
  }
  await copyFile(join(ROOT, 'redocly.yaml'), join(folder, 'redocly.yaml'));
  // graphql-codegen and its plugins must share one copy of graphql, the one beside them.
  await mkdir(join(folder, 'graphql'));
  await symlink(join(ROOT, 'specs'), join(folder, 'graphql/specs'));
  await symlink(join(ROOT, 'bench/node_modules'), join(folder, 'graphql/node_modules'));
  await copyFile(join(ROOT, 'codegen.ts'), join(folder, 'graphql/codegen.ts'));
  const all = redocly.parseYaml(readFileSync(join(ROOT, 'redocly.yaml'), 'utf8')) as Configuration;
  const ids = only ?? Object.keys(all.apis);
  const apis = Object.fromEntries(Object.entries(all.apis).filter(([id]) => ids.includes(id)));
  const configuration = { ...all, apis };
  for (const [kind, name] of Object.entries(CONFIGURATIONS)) {
    const outputs = withEach(configuration, (id, api) => ({ ...api, output: `out/${id}/openapi.${kind}` }));
    await writeFile(join(folder, name), JSON.stringify({ ...configuration, apis: outputs }));
  }
  await mkdir(join(folder, 'out'));
  await mkdir(join(folder, 'types'));
  // In a separate folder, since openapi-typescript reads redocly.yaml of its working directory.
  const types = withEach(configuration, (id) => ({
    root: `../out/${id}/openapi.yaml`,
    'x-openapi-ts': { output: `../out/${id}/types.ts` },
  }));
  await writeFile(join(folder, 'types/redocly.yaml'), JSON.stringify({ apis: types }));
  return { folder, ids, remove: () => rm(folder, { recursive: true }) };
}

function withEach({ apis }: Configuration, make: (id: string, api: { root: string }) => object): object {
  return Object.fromEntries(Object.entries(apis).map(([id, api]) => [id, make(id, api)]));
}
