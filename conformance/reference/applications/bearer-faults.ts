import { isAsked, onResponse, withAuthorization, withJson, withStatus } from '../faulty.ts';
import type { Asked, Where, Wrap } from '../faulty.ts';
import type { Handler } from '../../servers/handler.ts';
import type { Fault } from '../interface.ts';
import { LIST, ONE, PATCH, SALES } from './faulty-places.ts';

type Credential = string | null;

/** Lets in whoever has such a credential, in the name of the last caller who was let in rightly. */
function lettingIn(asked: Asked, isEnough: (credential: Credential) => boolean): Wrap {
  return (next: Handler) => {
    let known: Credential = null;
    return async (request) => {
      const copy = request.clone();
      const credential = request.headers.get('authorization');
      const response = await next(request);
      if (response.ok) known = credential ?? known;
      const isLetIn = response.status === 401 && known !== null && isAsked(asked, copy) && isEnough(credential);
      return isLetIn && known !== null ? next(withAuthorization(known)(copy)) : response;
    };
  };
}

const isMissing = (credential: Credential) => credential === null;
const isBearer = (credential: Credential) => /^Bearer \S/.test(credential ?? '');
const REFUSED: Where = { path: /\/v2\/(antraege(\/[^/]+){0,3}|vorgaenge(\/[^/]+){3}\/antraege)$/, status: 401 };

/** The faults of the check of the credential (A22). */
export const bearerFaults: readonly Fault[] = [
  {
    name: 'missing-bearer-lets-in',
    kind: 'missing-check',
    says: 'An application is read and changed without a bearer.',
    wrap: lettingIn(ONE, isMissing),
  },
  {
    name: 'missing-bearer-lists',
    kind: 'missing-check',
    says: 'The list is read without a bearer.',
    wrap: lettingIn(LIST, isMissing),
  },
  {
    name: 'missing-bearer-reads-for-sales',
    kind: 'missing-check',
    says: 'An application is read as a sales party without a bearer.',
    wrap: lettingIn(SALES, isMissing),
  },
  {
    name: 'missing-bearer-patches',
    kind: 'missing-check',
    says: 'An application is changed, but not read, without a bearer.',
    wrap: lettingIn(PATCH, isMissing),
  },
  {
    name: 'any-bearer-lets-in',
    kind: 'missing-check',
    says: 'Any bearer at all reads and changes an application.',
    wrap: lettingIn(ONE, isBearer),
  },
  {
    name: 'any-bearer-patches',
    kind: 'missing-check',
    says: 'Any bearer at all changes, but does not read, an application.',
    wrap: lettingIn(PATCH, isBearer),
  },
  {
    name: 'any-bearer-reads-for-sales',
    kind: 'missing-check',
    says: 'Any bearer at all reads an application as a sales party.',
    wrap: lettingIn(SALES, isBearer),
  },
  {
    name: 'refusal-answers-200',
    kind: 'wrong-status',
    says: 'A caller without a valid bearer is refused with status 200.',
    wrap: onResponse(REFUSED, withStatus(200), withJson({ message: 'A valid Bearer token is needed' })),
  },
  {
    name: 'refusal-answers-204',
    kind: 'wrong-status',
    says: 'A caller without a valid bearer is answered with an empty 204.',
    wrap: onResponse(REFUSED, withStatus(204)),
  },
];
