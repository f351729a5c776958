import { answerFaults, brokenJson, charsetRefused, locationFault, withoutAllow } from '../answer-faults.ts';
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

/** The faults of the partner interface. */
const faults: readonly Fault[] = [
  // Reads, credentials and visibility: P01 to P18, P49.
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
  // Creations and changes: P19 to P47.
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
  ...charsetRefused(partnerAnswers),
  withoutAllow('creation', 'where partners are created', /\/untergeordnetePartner$/),
];

export default { partner: faults } satisfies Faults;
