import { GraphQLError } from 'graphql';
import type {
  Angebot,
  Datenkontext,
  Finanzierungszweck,
} from '../../../generated/consumer-loan-offers/schema-types.ts';
import { products, type Product } from './products.ts';
import { effectiveRate, planRepayment, toTwoDecimals } from './repayment.ts';

/** The API client that sends a request. */
export interface LoanClient {
  partnerId: string;
  /** Whether a partner is the client itself or below it. */
  reaches: (partnerId: string) => boolean;
}

/** The arguments of a query; D2 defines the defaults. */
export interface LoanRequest {
  partnerId?: string | null;
  /** In EUR. */
  auszahlungsbetrag: number;
  /** In months; null leaves the term to the platform. */
  laufzeitInMonaten?: number | null;
  /** Null considers every purpose. */
  finanzierungszweck?: Finanzierungszweck | null;
  datenkontext?: Datenkontext | null;
}

const DEFAULT_TERM_MONTHS = 60;
/** Margins of the rate below and above the offered one, in percentage points. */
const MARGIN = { below: 0.9, above: 5.4 };

const failure = (status: number, message: string) => new GraphQLError(message, { extensions: { status } });

function offer(product: Product, betrag: number, monate: number, sollzins: number): Angebot {
  const { schlussrate, ...repayment } = planRepayment(betrag, monate, sollzins);
  const minimalerSollzins = toTwoDecimals(sollzins - MARGIN.below);
  const maximalerSollzins = toTwoDecimals(sollzins + MARGIN.above);
  const zinsgrenzen = {
    minimalerSollzins,
    maximalerSollzins,
    minimalerEffektivzins: effectiveRate(minimalerSollzins),
    maximalerEffektivzins: effectiveRate(maximalerSollzins),
  };
  const { produktbezeichnung, produktanbieter } = product;
  return {
    gesamtkonditionen: { ...repayment, laufzeitInMonaten: monate, nettokreditbetrag: betrag, sollzins, zinsgrenzen },
    ratenkredit: { produktanbieter, produktbezeichnung, schlussrate },
  };
}

/**
 * Determines the offers for a request, the lowest rate first; the same request always gets the same offers.
 *
 * @param client may ask for itself or for a partner below it
 * @throws GraphQLError with `extensions.status`: 400 for an invalid value, 403 for a partner out of reach, 422 if no product covers the
 *   amount and the term
 */
export function determineOffers(request: LoanRequest, client: LoanClient): [Angebot, ...Angebot[]] {
  const { finanzierungszweck } = request;
  const partnerId = request.partnerId ?? client.partnerId;
  const datenkontext = request.datenkontext ?? 'TESTUMGEBUNG';
  const betrag = toTwoDecimals(request.auszahlungsbetrag);
  const monate = request.laufzeitInMonaten ?? DEFAULT_TERM_MONTHS;
  if ([...partnerId].length !== 5) throw failure(400, 'partnerId must have 5 characters');
  if (!client.reaches(partnerId)) {
    throw failure(403, `partnerId ${partnerId} is neither the partner of the API client nor below it`);
  }
  const offers = products.flatMap((product) => {
    const { betrag: amounts, laufzeit: terms, sollzins } = product;
    const [lowest] = Object.values(sollzins).sort((one, other) => one - other);
    const rate = finanzierungszweck ? sollzins[finanzierungszweck] : lowest;
    const offered =
      (product.datenkontext ?? datenkontext) === datenkontext &&
      (product.partnerId ?? partnerId) === partnerId &&
      betrag >= amounts[0] &&
      betrag <= amounts[1] &&
      monate >= terms[0] &&
      monate <= terms[1];
    return offered && rate !== undefined ? [{ rate, angebot: offer(product, betrag, monate, rate) }] : [];
  });
  const [best, ...others] = offers.sort((one, other) => one.rate - other.rate).map(({ angebot }) => angebot);
  if (best === undefined) throw failure(422, `nobody finances ${betrag} EUR over ${monate} months`);
  return [best, ...others];
}
