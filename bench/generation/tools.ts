import { join } from 'node:path';
import type { Command } from './run.ts';
import { CONFIGURATIONS, ROOT, type Workspace } from './workspace.ts';

/** A tool by its command line. */
function tool(name: string, cwd: string, ...args: string[]): Command {
  return { line: [process.execPath, join(ROOT, 'node_modules/.bin', name), ...args], cwd };
}

/** The commands that make the documents and types of one interface; each tool once for each file, as its documentation shows. */
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
export function graphqlCommand({ folder }: Workspace): Command {
  return tool('graphql-codegen', folder, '--config', 'codegen.ts');
}

/** The tools, one call for each file. */
export function oneByOne(workspace: Workspace): Command[] {
  return [...workspace.ids.flatMap((id) => commandsFor(id, workspace)), graphqlCommand(workspace)];
}

/** The same with as few calls as the tools allow, by configurations that are written for that. */
export function fewestCalls(workspace: Workspace): Command[] {
  const { folder } = workspace;
  return [
    ...Object.values(CONFIGURATIONS).map((name) => tool('redocly', folder, 'bundle', '--config', name)),
    tool('openapi-typescript', join(folder, 'types')),
    graphqlCommand(workspace),
  ];
}

const COMMAND = ['--import', 'tsx/esm', join(ROOT, 'scripts/generate.ts')];

/** `npm run generate` without npm, into the workspace, where nothing is kept from the last time. */
export function generate({ folder }: Workspace): Command {
  return { line: [process.execPath, ...COMMAND, '--out', join(folder, 'generated-at-once')], cwd: ROOT };
}

/** What the folder of the checkout is asked when nothing has changed. */
export const UNCHANGED: Readonly<Record<'npm' | 'command' | 'nothing', Command>> = {
  npm: { line: ['npm', 'run', '--silent', 'generate'], cwd: ROOT },
  command: { line: [process.execPath, ...COMMAND], cwd: ROOT },
  nothing: { line: [process.execPath, '--import', 'tsx/esm', '--eval', ''], cwd: ROOT },
};

/** Says whether the folder of the checkout is fresh, and lets the generator remember that it is. */
export const CHECK: Command = { line: [process.execPath, ...COMMAND, '--check'], cwd: ROOT };
