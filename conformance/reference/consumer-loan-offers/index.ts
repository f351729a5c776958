import { loanOffers } from '../../servers/loan-offers/routes.ts';
import type { Create, Interface, SampleCalls, Surroundings } from '../interface.ts';
import { bearerOf } from '../tokens.ts';
import { isWithin, SCOPE } from './seed.ts';

/** Creates the consumer-loan offers, for clients with a token of this deployment (D2; L13 to L16). */
export function createConsumerLoanOffers({ tokens }: Surroundings): Interface {
  const app = loanOffers(async (request) => {
    const bearer = await bearerOf(request, tokens);
    if (bearer === undefined) {
      return { status: 401, message: 'the request carries no valid token: send Authorization: Bearer TOKEN' };
    }
    const { partnerId, scopes } = bearer;
    if (!scopes.includes(SCOPE)) return { status: 403, message: `the token lacks the scope ${SCOPE}` };
    return { partnerId, reaches: (other) => isWithin(other, partnerId) };
  });
  return { id: 'consumer-loan-offers', app };
}

export default createConsumerLoanOffers satisfies Create;

export const sampleCalls = {
  'consumer-loan-offers': {
    request: 'POST /angebote',
    json: {
      query: '{ bestesAngebot(auszahlungsbetrag: 10000) { gesamtkonditionen { effektivzins rateMonatlich } } }',
    },
  },
} satisfies SampleCalls;
