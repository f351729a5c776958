import { randomUUID } from 'node:crypto';
import { faultsOf, onResponse, renamedLocation, withHeader, withJson, withoutHeader, withStatus } from '../faulty.ts';
import type { Fault } from '../interface.ts';
import { accepted, KIND } from './fault-places.ts';
import { onBodyWith } from './request-wraps.ts';

/** Faults of an accepted request (R01 to R04). */
export const acceptanceFaults: readonly Fault[] = faultsOf({
  'answers-201': {
    kind: 'wrong-status',
    says: 'An accepted request answers 201.',
    wrap: onResponse(accepted, withStatus(201)),
  },
  'no-location': {
    kind: 'missing-header',
    says: 'The 202 has no Location.',
    wrap: onResponse(accepted, withoutHeader('location')),
  },
  'no-location-with-properties': {
    kind: 'only-sometimes',
    says: 'The 202 has no Location where the request carries a category.',
    wrap: onBodyWith('category', onResponse(accepted, withoutHeader('location'))),
  },
  'no-location-with-partner': {
    kind: 'only-sometimes',
    says: 'The 202 has no Location where the request carries a partnerIdToCreateReportFor.',
    wrap: onBodyWith('partnerIdToCreateReportFor', onResponse(accepted, withoutHeader('location'))),
  },
  'empty-location': {
    kind: 'wrong-header',
    says: 'The Location of the 202 is empty.',
    wrap: onResponse(accepted, withHeader('location', '')),
  },
  'content-location': {
    kind: 'missing-header',
    says: 'The 202 carries its address as Content-Location instead of Location.',
    wrap: onResponse(accepted, renamedLocation),
  },
  'location-of-another-kind': {
    kind: 'wrong-redirect',
    says: 'The Location of the 202 leads to a report of another kind.',
    wrap: onResponse(accepted, (response, request) =>
      withHeader('location', `/${request.url.endsWith('/rohdaten') ? 'partner' : 'rohdaten'}/${randomUUID()}`)(
        response,
        request,
      ),
    ),
  },
  'location-without-identifier': {
    kind: 'wrong-redirect',
    says: 'The Location of the 202 leads to the kind without a report identifier.',
    wrap: onResponse(accepted, (response, request) =>
      withHeader('location', new URL(request.url).pathname)(response, request),
    ),
  },
  'accepted-with-object': {
    kind: 'wrong-type',
    says: 'The body of the 202 is a JSON object.',
    wrap: onResponse(accepted, withJson({ reportId: '1' })),
  },
  'accepted-with-array': {
    kind: 'wrong-type',
    says: 'The body of the 202 is a JSON array.',
    wrap: onResponse(accepted, withJson(['accepted'])),
  },
  'accepted-with-object-and-properties': {
    kind: 'only-sometimes',
    says: 'The body of the 202 is a JSON object where the request carries a produktArt.',
    wrap: onBodyWith('produktArt', onResponse(accepted, withJson({ status: 'REQUESTED' }))),
  },
  'kind-405-without-allow': {
    kind: 'missing-header',
    says: 'The 405 to GET of a kind does not say which methods are allowed.',
    wrap: onResponse({ method: 'GET', path: KIND, status: 405 }, withoutHeader('allow')),
  },
});
