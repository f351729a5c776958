/** The end of an import or an export that takes another module: what it takes. */
const TAKEN = /^((?:import|export|\}) (?:.* )?from )'([^']+)';$/gm;

/** A module that is taken when it is needed. */
const TAKEN_LATER = /\bimport\('([^']+)\.ts'\)/g;

/** The modules that a module takes by statements, in its order: those beside it, and packages. */
export function takenBy(code: string): string[] {
  return [...code.matchAll(TAKEN)].map(([, , module]) => String(module));
}

/** The same module for a compiler that need not know imports that end in `.ts`: it takes those beside it by `.js`. */
export function byJs(code: string): string {
  return code
    .replaceAll(TAKEN, (statement, start: string, module: string) =>
      isBeside(module) ? `${start}'${module.replace(/\.ts$/, '.js')}';` : statement,
    )
    .replaceAll(TAKEN_LATER, "import('$1.js')");
}

/** Tells whether what a module takes is a module beside it, and no package. */
export function isBeside(module: string): boolean {
  return module.startsWith('.');
}
