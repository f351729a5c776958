import { expect, it } from 'vitest';
import { commandLine } from './command-line.ts';

it.each([
  [true, 'list --faults', 'npm run tool -- list --faults'],
  [true, 'run', 'npm run conformance'],
  [true, 'run --config my.yaml', 'npm run conformance -- --config my.yaml'],
  [false, 'run --config my.yaml', 'platform-conformance run --config my.yaml'],
])('is a command that can be pasted, in a checkout: %s, %s', (inCheckout, command, text) => {
  expect(commandLine(command, inCheckout)).toBe(text);
});
