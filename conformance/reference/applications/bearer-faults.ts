import { refusalsServe, tokensNotVerified } from '../answer-faults.ts';
import { faultsOf, isAsked, objectOf, withAuthorization, withStatus } from '../faulty.ts';
import type { Asked, Change, Wrap } from '../faulty.ts';
import type { Fault } from '../interface.ts';
import { OTHER_PROVIDER, SALES_PARTY } from './seed.ts';
import { speaksFor } from '../tokens.ts';
import { listing, LIST, ONE, PATCH, SALES } from './faulty-places.ts';

type Credential = string | null;

/** Lets in whoever has such a credential, in the name of the last one who was let in rightly, of a provider but for sales parties. */
function lettingIn(
  asked: Asked,
  isEnough: (credential: Credential) => boolean,
  status = 401,
  change: Change = (response) => response,
): Wrap {
  return (next) => {
    let known: Credential = null;
    return async (request) => {
      const copy = request.clone();
      const credential = request.headers.get('authorization');
      const response = await next(request);
      if (response.ok && (asked === SALES || !isOther(credential))) known = credential ?? known;
      if (known === null || response.status !== status || !isAsked(asked, copy)) return response;
      if (!isEnough(credential)) return response;
      return change(await next(withAuthorization(known)(copy)), copy);
    };
  };
}

const isOther = (credential: Credential) => [OTHER_PROVIDER, SALES_PARTY].some((one) => speaksFor(one, credential));
const REFUSED_AT = /\/v2\/(antraege(\/[^/]+){0,3}|vorgaenge(\/[^/]+){3}\/antraege)$/;

/** The faults of the check of the credential (A22), and of whose the applications are (A46, A51). */
export const bearerFaults: readonly Fault[] = [
  ...tokensNotVerified(REFUSED_AT),
  ...refusalsServe(REFUSED_AT),
  ...faultsOf({
    'only-sometimes': {
      'strangers-change-in-vain': [
        'A patch without a valid bearer is carried out, and answered with 401.',
        lettingIn(
          PATCH,
          () => true,
          401,
          () => new Response(null, { status: 401, headers: { 'www-authenticate': 'Bearer' } }),
        ),
      ],
      'strangers-see-last-change': [
        'The 401 of a read that has no valid bearer carries vorgangsnummer and letzteAenderung of the application.',
        lettingIn(
          { ...ONE, method: 'GET' },
          () => true,
          401,
          async (response) => {
            const { vorgangsnummer, letzteAenderung } = await objectOf(response);
            const headers = { 'WWW-Authenticate': 'Bearer' };
            return Response.json({ message: 'no', vorgangsnummer, letzteAenderung }, { status: 401, headers });
          },
        ),
      ],
      'others-change-in-vain': [
        'A patch of whoever has a bearer is carried out, and answered with 404.',
        lettingIn(PATCH, isOther, 404, withStatus(404)),
      ],
      'refusals-to-others-serve': [
        'A read that is refused to others with 404 carries the record as it is at present.',
        lettingIn({ ...ONE, method: 'GET' }, isOther, 404, withStatus(404)),
      ],
      'first-of-everybody-listed': [
        'The list of a provider holds one application of another one.',
        lettingIn(
          LIST,
          isOther,
          200,
          listing((antraege) => antraege.slice(0, 1)),
        ),
      ],
      'everybody-listed-by-date': [
        'The list of a provider holds the applications of others where it is filtered.',
        lettingIn({ ...LIST, search: /aenderung/ }, isOther, 200),
      ],
      'everybody-listed-within-others': [
        'The list of a provider holds the applications of others below an entry.',
        lettingIn(
          LIST,
          isOther,
          200,
          listing((antraege) => [{ antraege }]),
        ),
      ],
    },
    'missing-check': {
      'others-read': [
        'Whoever has a bearer reads an application as its provider.',
        lettingIn({ ...ONE, method: 'GET' }, isOther, 404),
      ],
      'others-change': ['Whoever has a bearer changes an application.', lettingIn(PATCH, isOther, 404)],
      'list-by-date-for-everybody': [
        'The list needs no valid bearer where it is filtered.',
        lettingIn({ ...LIST, search: /aenderung/ }, () => true),
      ],
      'list-of-everybody': ['The list of a provider holds the applications of others.', lettingIn(LIST, isOther, 200)],
    },
  }),
];
