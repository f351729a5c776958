/** Runs the generator in the folder given first, with the remaining arguments, and prints the names of the packages that it loaded. */
import { createRequire } from 'node:module';
import codegen from '../../codegen.ts';
import { run } from './command.ts';

const [root = '', ...args] = process.argv.slice(2);
const ignore = (): void => undefined;
await run(args, { root, codegen, write: ignore, writeError: ignore });
const modules = Object.keys(createRequire(import.meta.url).cache);
const packages = modules.flatMap((path) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? []);
console.log(JSON.stringify([...new Set(packages)]));
