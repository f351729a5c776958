import { onResponse, withHeader, withJson, withoutHeader, withStatus, withText } from '../faulty.ts';
import type { Fault } from '../interface.ts';
import { ready, REPORT, running } from './fault-places.ts';
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

/** Faults of a report that cannot be generated: 500 is allowed, its body has two members (R126). */
const failures: Fault[] = ['message', 'error'].map((member) => ({
  name: `failed-generation-without-${member}`,
  kind: 'missing-member',
  says: `Reading a report answers 500 without \`${member}\`, whenever it is read.`,
  wrap: onResponse({ method: 'GET', path: REPORT }, (response) =>
    response.status === 200 || response.status === 303
      ? Response.json({ message: 'it failed', error: 'failed', [member]: undefined }, { status: 500 })
      : response,
  ),
}));

/** Faults of a report that is ready (R15, R17, and R18 for its status). */
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
  {
    name: 'ready-with-object',
    kind: 'wrong-type',
    says: 'The body of the 303 is a JSON object.',
    wrap: onResponse(ready, withJson({})),
  },
  {
    name: 'ready-with-array',
    kind: 'wrong-type',
    says: 'The body of the 303 is a JSON array.',
    wrap: onResponse(ready, withJson(['ready'])),
  },
  {
    name: 'ready-with-status',
    kind: 'wrong-type',
    says: 'The body of the 303 is an object with a status, like that of a running report.',
    wrap: onResponse(ready, withJson({ status: 'FINISHED' })),
  },
];

/** Faults of a read that finds its report. */
export const readingFaults: readonly Fault[] = [...generation, ...completion, ...failures];
