import type { Config, Fixtures } from '../../../engine/config/schema.ts';
import type { Report } from '../../../engine/report.ts';

/** Sets fixtures of the case in a configuration. */
export const withCase =
  (changes: Partial<NonNullable<Fixtures['cases']>>) =>
  (config: Config): Config => ({
    ...config,
    fixtures: { ...config.fixtures, cases: { ...config.fixtures?.cases, ...changes } },
  });

/** The requests of a run that may change a case. */
export const writes = (report: Report): Report['exchanges'] =>
  report.exchanges.filter(
    ({ request }) =>
      ['PATCH', 'PUT'].includes(request.method) || (/vorgaenge.*/.test(request.url) && request.method === 'POST'),
  );
