import { bodyFaults, locationFault } from '../answer-faults.ts';
import type { Fault, Faults } from '../interface.ts';
import { acceptanceFaults } from './acceptance-faults.ts';
import { authorizerFaults } from './authorizer-faults.ts';
import { errorFaults } from './error-faults.ts';
import { preflightFaults } from './preflight-faults.ts';
import { propertyFaults } from './property-faults.ts';
import { readingFaults } from './reading-faults.ts';

/** The faults of the report service. */
const faults: readonly Fault[] = [
  ...acceptanceFaults,
  ...preflightFaults,
  ...readingFaults,
  ...errorFaults,
  ...authorizerFaults,
  ...propertyFaults,
  ...bodyFaults({}),
  locationFault({}),
];

export default { report: faults } satisfies Faults;
