import type { Config, Fixtures } from '../../../engine/config/schema.ts';
import type { Exchange } from '../../../engine/evidence.ts';
import type { Report } from '../../../engine/report.ts';

/** Adds these fixtures of the application to a configuration. */
export const withApplication =
  (changes: Partial<NonNullable<Fixtures['applications']>>) =>
  (config: Config): Config => ({
    ...config,
    fixtures: { ...config.fixtures, applications: { ...config.fixtures?.applications, ...changes } },
  });

/** The application of the reference deployment without antragsReferenz and voraussichtlicheBearbeitung. */
export const BARE = withApplication({ teilantragsnummer: '2', kreditsachbearbeiterPartnerId: 'KSB01' });

/** The one leftover that a run cannot avoid: a comment is sent to the adviser, and not shown in the record. */
export const COMMENT =
  'applications/patched-values-read: could not be undone: application MF7K2Q/1/1: ' +
  'a former kommentar of the status was not readable and is overwritten';

/** The patches that a run has sent. */
export function patches({ exchanges }: Report): Exchange[] {
  return exchanges.filter(({ request }) => request.method === 'PATCH');
}
