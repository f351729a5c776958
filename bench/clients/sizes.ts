import { installPackage } from '../../scripts/package/installed.fixture.ts';
import { load } from '../../scripts/package/size.ts';
import { pascalCase } from '../../scripts/generate/client-code.ts';

/** Bytes that an interface adds to openapi-fetch, minified and gzipped. */
export interface Size {
  id: string;
  /** Its generated client. */
  client: number;
  /** Everything that its import offers. */
  everything: number;
}

/** What imports of the package weigh. */
export interface Sizes {
  /** openapi-fetch by itself. */
  openapiFetch: number;
  interfaces: readonly Size[];
}

/** Builds, packs and installs the package, and weighs its imports. */
export async function weigh(): Promise<Sizes> {
  const { project, manifest, remove } = await installPackage([]);
  try {
    const bytes = async (code: string): Promise<number> => (await load(project, code)).bytes;
    const openapiFetch = await bytes("export { default } from 'openapi-fetch';");
    const modules = Object.entries(manifest.exports).flatMap(([path, target]) =>
      typeof target === 'object' && path !== './migration' ? [path.slice('./'.length)] : [],
    );
    const interfaces = await Promise.all(
      modules.map(async (id) => ({
        id,
        client: (await bytes(`export { create${pascalCase(id)}Client } from '${manifest.name}/${id}';`)) - openapiFetch,
        everything: (await bytes(`export * from '${manifest.name}/${id}';`)) - openapiFetch,
      })),
    );
    return { openapiFetch, interfaces };
  } finally {
    await remove();
  }
}
