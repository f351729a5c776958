import type { StepContext } from '../../../engine/context.ts';
import { Skipped } from '../../../engine/outcome.ts';
import type { Need } from '../../../engine/rule.ts';

/** What a rule about one application cannot do without. */
export const APPLICATION: readonly Need[] = [
  'credentials.v2',
  'fixtures.applications.vorgangsnummer',
  'fixtures.applications.antragsnummer',
  'fixtures.applications.teilantragsnummer',
];

/** What a rule that changes the application cannot do without. */
export const CHANGEABLE: readonly Need[] = [...APPLICATION, 'fixtures.applications.mayChange'];

/** What a rule about the credit clerk cannot do without. */
export const CLERK: readonly Need[] = [...CHANGEABLE, 'fixtures.applications.kreditsachbearbeiterPartnerId'];

/**
 * Makes sure that the application may be changed; for a rule of which other cases only read.
 *
 * @throws Skipped when it may not
 */
export function requireChangeable({ mayWrite, config }: StepContext): void {
  if (mayWrite && config.fixtures?.applications?.mayChange === true) return;
  throw new Skipped(
    'may change an application; allow it with --allow-writes and fixtures.applications.mayChange: true',
    { kind: 'writes' },
  );
}
