import { onResponse, withHeader, withJson, withoutHeader, withStatus, withText } from '../faulty.ts';
import type { Fault } from '../interface.ts';
import { ready, running } from './fault-places.ts';
import { renamedLocation } from './renamed-location.ts';

/** Faults of a report that is being generated (R13, R14). */
const generation: Fault[] = [
  {
    name: 'running-202',
    kind: 'wrong-status',
    says: 'A running report answers 202.',
    wrap: onResponse(running, withStatus(202)),
  },
  {
    name: 'running-without-status',
    kind: 'missing-member',
    says: 'A running report has no status.',
    wrap: onResponse(running, withJson({})),
  },
  {
    name: 'running-under-another-name',
    kind: 'missing-member',
    says: 'A running report calls its status `state`.',
    wrap: onResponse(running, withJson({ state: 'PROCESSING' })),
  },
  {
    name: 'running-as-array',
    kind: 'wrong-type',
    says: 'A running report answers an array.',
    wrap: onResponse(running, withJson([{ status: 'PROCESSING' }])),
  },
  {
    name: 'running-as-text',
    kind: 'wrong-media-type',
    says: 'A running report answers plain text.',
    wrap: onResponse(running, withText('PROCESSING')),
  },
  {
    name: 'running-empty',
    kind: 'broken-body',
    says: 'A running report answers an empty body.',
    wrap: onResponse(running, withText('')),
  },
  {
    name: 'status-lower-case',
    kind: 'wrong-value',
    says: 'The status is in lower case.',
    wrap: onResponse(running, withJson({ status: 'processing' })),
  },
  {
    name: 'status-finished',
    kind: 'wrong-value',
    says: 'The status is FINISHED.',
    wrap: onResponse(running, withJson({ status: 'FINISHED' })),
  },
  {
    name: 'status-number',
    kind: 'wrong-type',
    says: 'The status is a number.',
    wrap: onResponse(running, withJson({ status: 1 })),
  },
  {
    name: 'status-null',
    kind: 'wrong-type',
    says: 'The status is null.',
    wrap: onResponse(running, withJson({ status: null })),
  },
];

/** Faults of a report that is ready (R15, and R18 for its status). */
const completion: Fault[] = [
  {
    name: 'ready-without-location',
    kind: 'missing-header',
    says: 'The 303 has no Location.',
    wrap: onResponse(ready, withoutHeader('location')),
  },
  {
    name: 'ready-with-empty-location',
    kind: 'wrong-header',
    says: 'The Location of the 303 is empty.',
    wrap: onResponse(ready, withHeader('location', '')),
  },
  {
    name: 'ready-with-content-location',
    kind: 'missing-header',
    says: 'The 303 carries its address as Content-Location instead of Location.',
    wrap: onResponse(ready, renamedLocation),
  },
  {
    name: 'ready-302',
    kind: 'wrong-status',
    says: 'A report that is ready answers 302.',
    wrap: onResponse(ready, withStatus(302)),
  },
];

/** Faults of a read that finds its report. */
export const readingFaults: readonly Fault[] = [...generation, ...completion];
