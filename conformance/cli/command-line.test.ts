import { expect, it } from 'vitest';
import { commandLine } from './command-line.ts';

it.each([
  ['checkout', 'list --faults', 'npm run tool -- list --faults'],
  ['checkout', 'run', 'npm run conformance'],
  ['checkout', 'run --config my.yaml', 'npm run conformance -- --config my.yaml'],
  ['name', 'run --config my.yaml', 'platform-conformance run --config my.yaml'],
  ['npx', 'run --config my.yaml', 'npx platform-conformance run --config my.yaml'],
] as const)('is a command that can be pasted, started by %s: %s', (start, command, text) => {
  expect(commandLine(command, start)).toBe(text);
});
