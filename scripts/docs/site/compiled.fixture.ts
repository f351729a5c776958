import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compile } from '../../package/build.ts';
import { inFolder } from '../../temporary-folder.ts';
import { ROOT } from './pages/sources.fixture.ts';

/** Compiles programs, given as code by name, and returns the compiler's errors by name. */
export async function problemsIn(programs: ReadonlyMap<string, string>): Promise<Map<string, string>> {
  const names = [...programs.keys()];
  const settings = { extends: join(ROOT, 'tsconfig.json'), compilerOptions: { types: [] }, include: ['*.ts'] };
  const files = { 'tsconfig.json': JSON.stringify(settings), 'package.json': '{ "type": "module" }' };
  const written = [
    ...Object.entries(files),
    ...Array.from(programs.values(), (code, at) => [`${String(at)}.ts`, code] as const),
  ];
  const output = await inFolder(async (folder) => {
    await Promise.all(written.map(([name, content]) => writeFile(join(folder, name), content)));
    return compile(folder, ['-p', 'tsconfig.json']).then(
      () => '',
      (error: unknown) => String(error),
    );
  });
  const problems = output.matchAll(/^(\d+)\.ts\(.*?: error (TS\d+: [^]*?)(?=^\S|$(?![^]))/gm);
  return new Map(Array.from(problems, ([, at, problem = '']) => [names[Number(at)] ?? '', problem]));
}
