import { parseArgs } from 'node:util';
import { DEFAULT_HOST } from './server.ts';

const DEFAULT_PORT = 4020;

export const USAGE = `Usage: npm run docs [-- --port N] [--host ADDRESS] [--build-only]
  --port N        port of the site (default ${String(DEFAULT_PORT)}; 0 takes any that is free)
  --host ADDRESS  address to listen on (default ${DEFAULT_HOST})
  --build-only    build the site and do not serve it`;

/** What `npm run docs` was asked for. */
export interface DocsArguments {
  port: number;
  host: string;
  buildOnly: boolean;
}

/**
 * Reads the arguments of `npm run docs`.
 *
 * @throws Error saying what is wrong with them
 */
export function readDocsArguments(argv: readonly string[]): DocsArguments {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      port: { type: 'string', default: String(DEFAULT_PORT) },
      host: { type: 'string', default: DEFAULT_HOST },
      'build-only': { type: 'boolean', default: false },
    },
  });
  const port = Number(values.port);
  if (!/^\d+$/.test(values.port) || port > 65_535) {
    throw new Error(`--port takes a whole number from 0 to 65535, not «${values.port}».`);
  }
  return { port, host: values.host, buildOnly: values['build-only'] };
}
