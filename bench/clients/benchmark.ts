import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as partner from '../../clients/partner/index.ts';
import { installPackage } from '../../scripts/package/installed.fixture.ts';
import type { Benchmark } from '../benchmark.ts';
import { inRounds } from '../rounds.ts';
import { contendersFor, type MakeCall } from './contenders.ts';
import { callsPerSecond } from './rate.ts';
import { sectionOf } from './section.ts';
import { startPartnerServer } from './server.ts';

/** Many and short: what else the machine does meets single rounds, and their median stands. */
const ROUNDS = { rounds: 31, warmUp: 4 };
const RATE = { calls: 300, concurrency: 10 };

/** The clients beside openapi-fetch alone. */
export const clients: Benchmark = {
  name: 'clients',
  run: async ({ onProgress }) => {
    // As applications run them: what runs the sources here names each function as it is made, at run time.
    const installed = await installPackage([]);
    const server = await startPartnerServer();
    try {
      const file = join(installed.packageFolder, 'dist/clients/partner/index.js');
      const module = (await import(pathToFileURL(file).href)) as typeof partner;
      const { read, change } = contendersFor(server.baseUrl, { nachname: 'Muster' }, module);
      const rateOf = (call: MakeCall) => () => callsPerSecond(call, RATE);
      const ratesOf = ({ openapiFetch, client, flow }: typeof read) =>
        inRounds(
          { openapiFetch: rateOf(openapiFetch), client: rateOf(client), flow: rateOf(flow) },
          { ...ROUNDS, onProgress },
        );
      const rates = { read: await ratesOf(read), change: await ratesOf(change) };
      return sectionOf(rates, RATE);
    } finally {
      await server.stop();
      await installed.remove();
    }
  },
};
