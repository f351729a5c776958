import { expect, it } from 'vitest';
import { commandLine } from './command-line.ts';

it.each([
  [true, true, 'list --faults', 'npm run tool -- list --faults'],
  [true, true, 'run', 'npm run conformance'],
  [true, true, 'run --config my.yaml', 'npm run conformance -- --config my.yaml'],
  [false, false, 'run --config my.yaml', 'platform-conformance run --config my.yaml'],
  [false, true, 'run --config my.yaml', 'npx platform-conformance run --config my.yaml'],
])('is a command that can be pasted, in a checkout: %s, by npx: %s, %s', (inCheckout, byNpx, command, text) => {
  expect(commandLine(command, inCheckout, byNpx)).toBe(text);
});
