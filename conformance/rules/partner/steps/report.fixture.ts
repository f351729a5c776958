import type { Exchange } from '../../../engine/evidence.ts';
import type { Report } from '../../../engine/report.ts';

/** What a run has left behind, but for the partners that were created and are blocked. */
export function amiss({ leftovers }: Report): string[] {
  return leftovers.filter((line) => !/: partner \w+ was created and is blocked$/.test(line));
}

/** The requests of a run that were sent by a method. */
export function changesThat({ exchanges }: Report, method: string): Exchange['request'][] {
  return exchanges.filter(({ request }) => request.method === method).map(({ request }) => request);
}
