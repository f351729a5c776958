import type { Exchange } from '../../../engine/evidence.ts';
import type { Report } from '../../../engine/report.ts';

/** The leftovers of a run, without partners that were created and are blocked. */
export function unexpectedLeftovers({ leftovers }: Report): string[] {
  return leftovers.filter((line) => !/: partner \w+ was created and is blocked$/.test(line));
}

/** The requests of a run with a method. */
export function requestsBy({ exchanges }: Report, method: string): Exchange['request'][] {
  return exchanges.filter(({ request }) => request.method === method).map(({ request }) => request);
}
