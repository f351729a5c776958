import type { Config, Fixtures } from '../../../engine/config/schema.ts';
import type { Exchange } from '../../../engine/evidence.ts';
import type { Report } from '../../../engine/report.ts';

/** A configuration that has these fixtures of the application besides its own. */
export const withApplication =
  (changes: Partial<NonNullable<Fixtures['applications']>>) =>
  (config: Config): Config => ({
    ...config,
    fixtures: { ...config.fixtures, applications: { ...config.fixtures?.applications, ...changes } },
  });

/** The application of the reference deployment that has neither a reference nor a day. */
export const BARE = withApplication({ teilantragsnummer: '2', kreditsachbearbeiterPartnerId: 'KSB01' });

/** What cannot be avoided: a comment goes to the adviser, and never into the record. */
export const COMMENT =
  'applications/patched-values-read: could not be undone: application MF7K2Q/1/1: ' +
  'a former kommentar of the status was not readable and is overwritten';

/** The patches that a run has sent. */
export function patches({ exchanges }: Report): Exchange[] {
  return exchanges.filter(({ request }) => request.method === 'PATCH');
}
