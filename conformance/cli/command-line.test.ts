import { expect, it } from 'vitest';
import { commandLine } from './command-line.ts';

it.each([
  [true, 'npm run tool -- list --faults'],
  [false, 'platform-conformance list --faults'],
])('is a command that can be pasted, in a checkout: %s', (inCheckout, text) => {
  expect(commandLine('list --faults', inCheckout)).toBe(text);
});
