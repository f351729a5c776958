import type { Need } from '../../engine.ts';

/** What a rule that only reads cannot do without; it reads the caller itself where no other partner is named. */
export const READING: readonly Need[] = ['credentials.partner'];

/** What a rule that creates partners cannot do without. */
export const CREATION: readonly Need[] = ['credentials.partner', 'fixtures.partner.parentPartnerId'];

/** What a rule about PATCH cannot do without; `changeablePartner` says what else it takes. */
export const CHANGE: readonly Need[] = ['credentials.partner', 'state'];
