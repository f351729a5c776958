import { answerFaults, brokenJson, locationFault, withoutAllow } from '../answer-faults.ts';
import type { Fault, Faults } from '../interface.ts';
import { authentication, tracing, visibility } from './access-faults.ts';
import { created, ignored, together } from './create-faults.ts';
import { administrableFaults, identifierFaults, takeoverFaults } from './list-faults.ts';
import { meanings } from './meaning-faults.ts';
import { patched } from './patch-faults.ts';
import { permissions } from './permission-faults.ts';
import { absent, links, records, values } from './record-faults.ts';
import { foreign, rights } from './rights-faults.ts';
import { validated } from './validation-faults.ts';

const partnerAnswers = { path: /^\/partner\// };

/** Faults of the answers to reads, and of who may ask: P01 to P18, P49. */
export const reading: readonly Fault[] = [
  ...records,
  ...values,
  ...links,
  ...absent,
  ...identifierFaults,
  ...administrableFaults,
  ...takeoverFaults,
  ...tracing,
  ...authentication,
  ...visibility,
  ...answerFaults(partnerAnswers, 'any'),
  locationFault(partnerAnswers),
];

/** Faults of creations and changes: P19 to P47. */
export const writing: readonly Fault[] = [
  ...created,
  ...ignored,
  ...together,
  ...rights,
  ...foreign,
  ...validated,
  ...patched,
  ...permissions,
  ...meanings,
  ...brokenJson({ ...partnerAnswers, status: 400 }),
  withoutAllow('creation', 'where partners are created', /\/untergeordnetePartner$/),
];

/** The faults of the partner interface. */
export const faults: readonly Fault[] = [...reading, ...writing];

export default { partner: faults } satisfies Faults;
