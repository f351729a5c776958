import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as TypeScript from 'typescript';

const ts = createRequire(import.meta.url)('typescript') as typeof TypeScript;

const OPTIONS = { module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext };

/**
 * The declaration files that a compiler loads for an import, without those of other packages.
 *
 * @param file - absolute path of the import's declaration file
 * @returns absolute paths, `file` first
 * @throws Error if a file refers to one that does not exist
 */
export function declarationsBehind(file: string): string[] {
  const files = new Set([file]);
  for (const each of files) {
    const { importedFiles } = ts.preProcessFile(readFileSync(each, 'utf8'), true, true);
    for (const { fileName } of importedFiles) {
      if (!fileName.startsWith('.')) continue;
      const { resolvedModule } = ts.resolveModuleName(fileName, each, OPTIONS, ts.sys);
      if (resolvedModule === undefined) throw new Error(`${each} refers to ${fileName}, which does not exist.`);
      files.add(resolvedModule.resolvedFileName);
    }
  }
  return [...files];
}
