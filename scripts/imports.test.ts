import { readFileSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');

const { config } = ts.readConfigFile(resolve(ROOT, 'tsconfig.json'), ts.sys.readFile) as { config: object };
const FILES = ts.parseJsonConfigFileContent(config, ts.sys, ROOT).fileNames;

/** The modules that each module of the project imports, in any way, including types. */
function importsOfProject(): Map<string, string[]> {
  return new Map(
    FILES.map((file) => {
      const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'), true, true);
      const own = importedFiles.map(({ fileName }) => fileName).filter((name) => name.startsWith('.'));
      return [file, own.map((name) => resolve(file, '..', name))];
    }),
  );
}

/** Import cycles: the strongly connected components of more than one module (Tarjan 1972). */
function cyclesIn(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const cycles: string[][] = [];
  const order = new Map<string, number>();
  const open: string[] = [];
  const visit = (module: string): number => {
    let earliest = order.size;
    order.set(module, earliest);
    const start = open.push(module) - 1;
    for (const next of imports.get(module) ?? []) {
      if (!order.has(next)) earliest = Math.min(earliest, visit(next));
      else if (open.includes(next)) earliest = Math.min(earliest, order.get(next) ?? 0);
    }
    if (earliest === order.get(module)) {
      const cycle = open.splice(start);
      if (cycle.length > 1 || imports.get(module)?.includes(module)) cycles.push(cycle);
    }
    return earliest;
  };
  for (const module of imports.keys()) if (!order.has(module)) visit(module);
  return cycles;
}

it('finds cycles, without modules that only lead to them', () => {
  const imports = { a: ['b'], b: ['c', 'd'], c: ['d'], d: ['b'], e: ['e', 'a'], f: ['a', 'd'] };
  expect(cyclesIn(new Map(Object.entries(imports)))).toEqual([['b', 'c', 'd'], ['e']]);
});

it('no modules import each other', () => {
  const imports = importsOfProject();
  expect(imports.size).toBeGreaterThan(1000);
  expect(cyclesIn(imports).map((cycle) => cycle.map((file) => relative(ROOT, file)))).toEqual([]);
});

it('no module lies more than four folders down', () => {
  const modules = [...importsOfProject().keys()].map((file) => relative(ROOT, file).split(sep));
  expect(modules.filter((path) => path.length > 5 && path[0] !== 'generated').map((path) => path.join('/'))).toEqual(
    [],
  );
});

it('every export is used', () => {
  const texts = new Map(FILES.map((file) => [relative(ROOT, file), readFileSync(file, 'utf8')]));
  const times = new Map<string, number>();
  for (const text of texts.values())
    for (const [word] of text.matchAll(/\b\w+\b/g)) times.set(word, (times.get(word) ?? 0) + 1);
  const isPublic = (file: string) => /^(generated|clients|examples)\/|\.check\.ts$/.test(file);
  const idle = [...texts].flatMap(([file, text]) =>
    [...text.matchAll(/^export (?:async )?(?:const|function|class|interface|type) (\w+)/gm)]
      .filter(([, name = '']) => !isPublic(file) && times.get(name) === 1)
      .map(([, name]) => `${file}: ${name}`),
  );
  expect(idle).toEqual([]);
});
