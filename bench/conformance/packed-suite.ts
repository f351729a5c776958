import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Engine from '../../conformance/engine/judge-target.ts';
import type * as HttpTransport from '../../conformance/engine/http-transport.ts';
import type * as LoadRules from '../../conformance/engine/load-rules.ts';
import type { Rule } from '../../conformance/engine/rule.ts';

/** The suite as it is packed: compiled code, without the loader that runs TypeScript in a checkout. */
export interface PackedSuite {
  rules: readonly Rule[];
  judgeTarget: typeof Engine.judgeTarget;
  httpTransport: typeof HttpTransport.httpTransport;
}

/**
 * Loads the suite of a built package.
 *
 * @param program - absolute path of the program of the package
 */
export async function loadPackedSuite(program: string): Promise<PackedSuite> {
  const load = (file: string): Promise<unknown> =>
    import(pathToFileURL(join(dirname(program), '../engine', `${file}.js`)).href);
  const { judgeTarget } = (await load('judge-target')) as typeof Engine;
  const { httpTransport } = (await load('http-transport')) as typeof HttpTransport;
  const { loadRules } = (await load('load-rules')) as typeof LoadRules;
  return { rules: await loadRules(), judgeTarget, httpTransport };
}
