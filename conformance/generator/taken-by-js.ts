/** The end of an import or an export that takes another module: what it takes. */
const TAKEN = /^((?:import|export|\}) (?:.* )?from )'([^']+)';$/gm;

/** A module that is taken when it is needed. */
const TAKEN_LATER = /\bimport\('([^']+)\.ts'\)/g;

/** The same module for a compiler that need not know imports that end in `.ts`: it takes those beside it by `.js`. */
export function byJs(code: string): string {
  return code
    .replaceAll(TAKEN, (statement, start: string, module: string) =>
      module.startsWith('.') ? `${start}'${module.replace(/\.ts$/, '.js')}';` : statement,
    )
    .replaceAll(TAKEN_LATER, "import('$1.js')");
}
