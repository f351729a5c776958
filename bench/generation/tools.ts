import { join } from 'node:path';
import { LOADER } from '../../conformance/loader.ts';
import { ROOT } from '../processes/child.ts';
import { runToEnd } from '../processes/command.ts';
import { CONFIGURATIONS, type Workspace } from './workspace.ts';

export interface Command {
  /** Arguments of Node. */
  args: readonly string[];
  /** Absolute path of the working directory. */
  cwd: string;
}

/** Runs commands one after the other. Returns milliseconds from the first start to the last end. */
export async function runAll(commands: readonly Command[]): Promise<number> {
  let ms = 0;
  for (const { args, cwd } of commands) ms += await runToEnd(process.execPath, args, cwd);
  return ms;
}

/** The command of a tool installed in the checkout. */
function tool(name: string, cwd: string, ...args: string[]): Command {
  return { args: [join(ROOT, 'node_modules/.bin', name), ...args], cwd };
}

/** The commands that make the documents and types of one interface, one per file, as the tools' documentation shows. */
export function commandsFor(id: string, { folder }: Workspace): Command[] {
  const bundle = (extension: string): Command =>
    tool('redocly', folder, 'bundle', id, '--output', `out/${id}/openapi.${extension}`);
  const out = join(folder, 'out', id);
  return [
    bundle('yaml'),
    bundle('json'),
    tool('openapi-typescript', join(folder, 'out'), join(out, 'openapi.yaml'), '--output', join(out, 'types.ts')),
  ];
}

/** The command that makes the types and documents of GraphQL. */
function graphqlCommand({ folder }: Workspace): Command {
  const cli = join(ROOT, 'bench/node_modules/.bin/graphql-codegen');
  return { args: [cli, '--config', 'codegen.ts'], cwd: join(folder, 'graphql') };
}

/** The tools, one call for each file. */
export function oneByOne(workspace: Workspace): Command[] {
  return [...workspace.ids.flatMap((id) => commandsFor(id, workspace)), graphqlCommand(workspace)];
}

/** The same with as few calls as possible, by special configurations. */
export function fewestCalls(workspace: Workspace): Command[] {
  const { folder } = workspace;
  return [
    ...Object.values(CONFIGURATIONS).map((name) => tool('redocly', folder, 'bundle', '--config', name)),
    tool('openapi-typescript', join(folder, 'types')),
    graphqlCommand(workspace),
  ];
}

const COMMAND = [...LOADER, join(ROOT, 'scripts/generate.ts')];

/**
 * `npm run generate` without npm and cache. It compares its output with the checkout instead of writing it, and then records that the
 * folder is fresh.
 */
export const GENERATE: Command = { args: [...COMMAND, '--check', '--force'], cwd: ROOT };

/** The same when nothing has changed. */
export const UNCHANGED: Command = { args: COMMAND, cwd: ROOT };
