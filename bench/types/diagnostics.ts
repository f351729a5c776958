import { isAbsolute, relative, sep } from 'node:path';

/** What the compiler tells about one program. */
export interface Diagnostics {
  instantiations: number;
  types: number;
  /** Milliseconds in which types were checked. */
  checkMs: number;
  /** Milliseconds of everything, without the start of Node. */
  totalMs: number;
  /** Files that were loaded, without those that TypeScript brings itself; relative to the project. */
  files: readonly string[];
}

/**
 * Reads what `tsc --extendedDiagnostics --listFiles` prints.
 *
 * @param project - absolute path of the folder in which it ran
 * @throws Error when a figure is missing
 */
export function readDiagnostics(output: string, project: string): Diagnostics {
  const lines = output.split(/\r?\n/);
  const figure = (name: string): number => {
    const line = lines.find((one) => one.startsWith(`${name}:`));
    const value = Number.parseFloat(line?.slice(name.length + 1) ?? '');
    if (Number.isNaN(value)) throw new Error(`The compiler tells no «${name}».`);
    return value;
  };
  return {
    instantiations: figure('Instantiations'),
    types: figure('Types'),
    checkMs: figure('Check time') * 1000,
    totalMs: figure('Total time') * 1000,
    files: lines
      .filter((line) => line.endsWith('.ts') && !line.includes('/typescript/lib/'))
      .map((line) => (isAbsolute(line) ? relative(project, line) : line).split(sep).join('/')),
  };
}

/** Which of the files hold the types of an interface of the package. */
export function generatedTypes(files: readonly string[]): readonly string[] {
  return files.filter((file) => /platform-contracts\/dist\/generated\/[^/]+\/types\.d\.ts$/.test(file));
}
