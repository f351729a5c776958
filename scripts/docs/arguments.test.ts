import { expect, it } from 'vitest';
import { readDocsArguments } from './arguments.ts';

it('reads the port, the address and the build-only flag', () => {
  expect(readDocsArguments([])).toEqual({ port: 4020, host: '127.0.0.1', buildOnly: false });
  expect(readDocsArguments(['--port', '0', '--host', '::1', '--build-only'])).toEqual({
    port: 0,
    host: '::1',
    buildOnly: true,
  });
});

it.each([
  [['--port', 'x'], /--port.*«x»/],
  [['--port', '65536'], /--port.*65536/],
  [['--prot', '1'], /--prot/],
  [['extra'], /extra/],
])('refuses %j', (argv, message) => {
  expect(() => readDocsArguments(argv)).toThrow(message);
});
