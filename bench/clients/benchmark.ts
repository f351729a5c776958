import type { Benchmark } from '../benchmark.ts';
import { inRounds, measurementsOf } from '../rounds.ts';
import { contendersFor, type MakeCall } from './contenders.ts';
import { callsPerSecond } from './rate.ts';
import { sectionOf } from './section.ts';
import { startPartnerServer } from './server.ts';
import { weigh } from './sizes.ts';

const ROUNDS = { rounds: 7, warmUp: 2 };
const RATE = { calls: 1000, concurrency: 10 };

/** The clients beside openapi-fetch alone and bare fetch. */
export const clients: Benchmark = {
  name: 'clients',
  run: async ({ onProgress }) => {
    const server = await startPartnerServer();
    try {
      const { read, change } = contendersFor(server.baseUrl, { nachname: 'Muster' });
      const of = 2 * measurementsOf(Object.keys(read).length, ROUNDS);
      let done = 0;
      const onMeasured = (): void => onProgress((done += 1), of);
      const rateOf = (call: MakeCall) => () => callsPerSecond(call, RATE);
      const ratesOf = ({ fetch, openapiFetch, client, flow }: typeof read) =>
        inRounds(
          { fetch: rateOf(fetch), openapiFetch: rateOf(openapiFetch), client: rateOf(client), flow: rateOf(flow) },
          { ...ROUNDS, onMeasured },
        );
      const rates = { read: await ratesOf(read), change: await ratesOf(change) };
      return sectionOf(rates, await weigh(), RATE);
    } finally {
      await server.stop();
    }
  },
};
