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
