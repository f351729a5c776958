import {
  onResponse,
  withHeader,
  withJson,
  withoutHeader,
  withProperties,
  withRewrittenJson,
  withStatus,
  withText,
} from '../faulty.ts';
import type { Fault } from '../interface.ts';
import { CREATE, isUnknown, onCreationOf, onDocument, refusing, storing } from './faulty-documents.ts';

const CREATED = { ...CREATE, status: 201 };

/** Faults of the answer to a creation (P19 to P23). */
export const created: readonly Fault[] = [
  { name: 'create-answers-200', says: 'A creation answers 200.', wrap: onResponse(CREATED, withStatus(200)) },
  { name: 'create-answers-202', says: 'A creation answers 202.', wrap: onResponse(CREATED, withStatus(202)) },
  {
    name: 'create-answers-302',
    says: 'A creation answers 302 with the Location of the new partner.',
    wrap: onResponse(CREATED, withStatus(302)),
  },
  { name: 'create-answers-204', says: 'A creation answers 204.', wrap: onResponse(CREATED, withStatus(204)) },
  {
    name: 'create-with-empty-location',
    says: 'A creation answers with an empty Location.',
    wrap: onResponse(CREATED, withHeader('Location', '')),
  },
  {
    name: 'create-with-content-location',
    says: 'A creation gives the address of the new partner as Content-Location.',
    wrap: onResponse(CREATED, (response, request) =>
      withoutHeader('Location')(
        withHeader('Content-Location', response.headers.get('Location') ?? '')(response, request) as Response,
        request,
      ),
    ),
  },
  {
    name: 'create-without-location',
    says: 'A creation answers without a Location.',
    wrap: onResponse(CREATED, withoutHeader('Location')),
  },
  { name: 'create-without-body', says: 'A creation answers without a body.', wrap: onResponse(CREATED, withText('')) },
  {
    name: 'create-body-is-text',
    says: 'A creation answers with text.',
    wrap: onResponse(CREATED, withText('Partner angelegt')),
  },
  {
    name: 'location-leads-nowhere',
    says: 'The Location of a creation leads to nobody.',
    wrap: onResponse(CREATED, withHeader('Location', '/partner/NIEMAND')),
  },
  {
    name: 'location-of-parent',
    says: 'The Location of a creation leads to the partner above.',
    wrap: onResponse(CREATED, (response, request) =>
      withHeader('Location', new URL(request.url).pathname.replace(/\/untergeordnetePartner$/, ''))(response, request),
    ),
  },
  {
    name: 'create-body-without-id',
    says: 'The body of a creation has no id.',
    wrap: onResponse(CREATED, withProperties({ id: undefined })),
  },
  {
    name: 'create-body-id-is-empty',
    says: 'The id in the body of a creation is empty.',
    wrap: onResponse(CREATED, withProperties({ id: '' })),
  },
  {
    name: 'create-body-id-is-number',
    says: 'The id in the body of a creation is a number.',
    wrap: onResponse(CREATED, withProperties({ id: 4711 })),
  },
  {
    name: 'create-body-is-array',
    says: 'A creation answers with an array that holds the record.',
    wrap: onResponse(CREATED, async (response, request) =>
      withJson([await response.clone().json()])(response, request),
    ),
  },
  {
    name: 'create-body-without-defaults',
    says: 'The body of a creation lacks gesperrt, gesperrtTransitiv and typ.',
    wrap: onResponse(CREATED, withProperties({ gesperrt: undefined, gesperrtTransitiv: undefined, typ: undefined })),
  },
  {
    name: 'typ-default-organisation',
    says: 'A partner without a typ becomes an ORGANISATION.',
    wrap: onDocument(CREATE, (sent) => ({ typ: 'ORGANISATION', ...sent })),
  },
  {
    name: 'typ-reads-natural-person',
    says: 'The typ of a new person reads NATUERLICHE_PERSON.',
    wrap: onResponse(
      CREATED,
      withRewrittenJson((record) => (record['typ'] === 'PERSON' ? { ...record, typ: 'NATUERLICHE_PERSON' } : record)),
    ),
  },
  {
    name: 'typ-reads-in-lower-case',
    says: 'The typ of a new person reads person.',
    wrap: onResponse(
      CREATED,
      withRewrittenJson((record) => (record['typ'] === 'PERSON' ? { ...record, typ: 'person' } : record)),
    ),
  },
  {
    name: 'gesperrt-default-true',
    says: 'A new partner is blocked unless the request says otherwise.',
    wrap: onDocument(CREATE, (sent) => ({ gesperrt: true, ...sent })),
  },
  {
    name: 'credit-institution-default-true',
    says: 'A new partner belongs to a credit institution unless the request says otherwise.',
    wrap: onDocument(CREATE, (sent) => ({ gehoertZuKreditinstitut: true, ...sent })),
  },
];

/** Faults of what a creation has to ignore (P26 to P28). */
export const ignored: readonly Fault[] = [
  {
    name: 'create-stores-unknown',
    says: 'A creation stores unknown attributes.',
    wrap: storing(CREATE, isUnknown),
  },
  {
    name: 'create-refuses-unknown',
    says: 'A creation with an unknown attribute is refused with 400.',
    wrap: refusing(CREATE, (sent) => Object.keys(sent).some(isUnknown)),
  },
  {
    name: 'create-stores-empty',
    says: 'A creation stores empty strings.',
    wrap: storing(CREATE, (_name, value) => value === ''),
  },
  {
    name: 'create-refuses-empty',
    says: 'A creation with an empty string is refused with 400.',
    wrap: refusing(CREATE, (sent) => Object.values(sent).includes('')),
  },
  {
    name: 'create-with-empty-answers-422',
    says: 'A creation with an empty string answers 422.',
    wrap: onCreationOf((sent) => Object.values(sent).includes(''), withStatus(422)),
  },
  {
    name: 'create-with-empty-answers-200',
    says: 'A creation with an empty string answers 200.',
    wrap: onCreationOf((sent) => Object.values(sent).includes(''), withStatus(200)),
  },
  {
    name: 'create-with-unknown-answers-200',
    says: 'A creation with an unknown attribute answers 200.',
    wrap: onCreationOf((sent) => Object.keys(sent).some(isUnknown), withStatus(200)),
  },
  {
    name: 'create-takes-id',
    says: 'A creation takes the id of the request over.',
    wrap: storing(CREATE, (name) => name === 'id'),
  },
  {
    name: 'create-takes-gesperrt-transitiv',
    says: 'A creation takes gesperrtTransitiv of the request over.',
    wrap: storing(CREATE, (name) => name === 'gesperrtTransitiv'),
  },
  {
    name: 'create-refuses-id',
    says: 'A creation with an id is refused with 400.',
    wrap: refusing(CREATE, (sent) => 'id' in sent),
  },
];
