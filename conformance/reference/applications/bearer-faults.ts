import { asLastCaller, refusalsServe, refusedStranger, tokenRefused, tokensNotVerified } from '../answer-faults.ts';
import { faultsOf, objectOf, withStatus, type Change, type Where } from '../faulty.ts';
import type { Fault } from '../interface.ts';
import { OTHER_PROVIDER, SALES_PARTY } from './seed.ts';
import { speaksFor } from '../tokens.ts';
import { listing, LIST, PATCH, READ } from './faulty-places.ts';

const isOther = ({ headers }: Request) =>
  [OTHER_PROVIDER, SALES_PARTY].some((one) => speaksFor(one, headers.get('authorization')));

/** Accepts some refused requests as if the provider had sent them. */
const asProvider = (where: Where, change?: Change) => asLastCaller(where, change, (request) => !isOther(request));

const listOfOther: Where = { ...LIST, status: 200, is: isOther };
const REFUSED_AT = /\/v2\/(antraege(\/[^/]+){0,3}|vorgaenge(\/[^/]+){3}\/antraege)$/;

/** Faults of the credential check (A22), and of the visibility of applications (A46, A51). */
export const bearerFaults: readonly Fault[] = [
  ...tokensNotVerified(REFUSED_AT),
  ...refusalsServe(REFUSED_AT),
  ...tokenRefused({ 'list-of-one': ['The list of one provider', { ...LIST, is: (request) => !isOther(request) }] }),
  ...faultsOf({
    'only-sometimes': {
      'strangers-change-in-vain': [
        'A patch without a valid bearer token answers 401, but is carried out.',
        asProvider({ ...PATCH, status: 401 }, refusedStranger),
      ],
      'strangers-see-last-change': [
        'The 401 to a read without a valid bearer token shows vorgangsnummer and letzteAenderung.',
        asProvider({ ...READ, status: 401 }, async (response) => {
          const { vorgangsnummer, letzteAenderung } = await objectOf(response);
          const headers = { 'WWW-Authenticate': 'Bearer' };
          return Response.json({ message: 'no', vorgangsnummer, letzteAenderung }, { status: 401, headers });
        }),
      ],
      'others-change-in-vain': [
        'A patch by another provider or a sales party answers 404, but is carried out.',
        asProvider({ ...PATCH, status: 404, is: isOther }, withStatus(404)),
      ],
      'refusals-to-others-serve': [
        'The 404 to a read by another provider or a sales party carries the current record.',
        asProvider({ ...READ, status: 404, is: isOther }, withStatus(404)),
      ],
      'first-of-everybody-listed': [
        'The list of a provider holds one application of another provider.',
        asProvider(
          listOfOther,
          listing((antraege) => antraege.slice(0, 1)),
        ),
      ],
      'everybody-listed-by-date': [
        'The list of a provider, if filtered, holds the applications of others.',
        asProvider({ ...listOfOther, search: /aenderung/ }),
      ],
      'everybody-listed-within-others': [
        'The list of a provider holds the applications of others, nested in an entry.',
        asProvider(
          listOfOther,
          listing((antraege) => [{ antraege }]),
        ),
      ],
    },
    'missing-check': {
      'others-read': [
        'Other providers and sales parties can read an application like its provider.',
        asProvider({ ...READ, status: 404, is: isOther }),
      ],
      'others-change': [
        'Other providers and sales parties can change an application.',
        asProvider({ ...PATCH, status: 404, is: isOther }),
      ],
      'list-by-date-for-everybody': [
        'The list, if filtered, needs no valid bearer token.',
        asProvider({ ...LIST, search: /aenderung/, status: 401 }),
      ],
      'list-of-everybody': ['The list of a provider holds the applications of others.', asProvider(listOfOther)],
    },
  }),
];
