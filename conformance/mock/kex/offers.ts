import { GraphQLError } from 'graphql';
import { repay, roundToCents } from './annuity.ts';
import { PRODUCTS } from './products.ts';
import type { Finanzierungszweck, Product } from './products.ts';

/** The arguments of both queries. The data context changes nothing in a mock. */
export interface OfferArguments {
  partnerId?: string | null;
  /** The amount to be paid out, in Euro. */
  auszahlungsbetrag: number;
  /** The term in months. */
  laufzeitInMonaten?: number | null;
  finanzierungszweck?: Finanzierungszweck | null;
}

/** The term in months that the mock assumes when the caller names none; the sources state no default. */
export const DEFAULT_TERM = 60;

/** A partner that the mock treats as neither the caller nor below it. */
export const OUTSIDE_PARTNER = 'ZZZ99';

/** How far the rate of a product may lie below or above the offered one, in percentage points. */
const RATE_MARGIN = { below: 1.2, above: 6.5 };

function refuse(status: number, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { status } });
}

function rateFor(product: Product, purposes: readonly Finanzierungszweck[] | undefined, term: number) {
  const rates = purposes ? purposes.map((purpose) => product.sollzins[purpose]) : Object.values(product.sollzins);
  const known = rates.filter((rate) => rate !== undefined);
  if (known.length === 0) return undefined;
  return roundToCents(Math.min(...known) + Math.max(0, term - 12) * product.zuschlagJeMonat);
}

function effective(sollzins: number): number {
  return repay(10_000, 12, sollzins).effektivzins;
}

function offer(product: Product, amount: number, term: number, sollzins: number) {
  const { schlussrate, ...repayment } = repay(amount, term, sollzins);
  const minimalerSollzins = roundToCents(sollzins - RATE_MARGIN.below);
  const maximalerSollzins = roundToCents(sollzins + RATE_MARGIN.above);
  return {
    gesamtkonditionen: {
      ...repayment,
      laufzeitInMonaten: term,
      nettokreditbetrag: amount,
      sollzins,
      zinsgrenzen: {
        minimalerSollzins,
        maximalerSollzins,
        minimalerEffektivzins: effective(minimalerSollzins),
        maximalerEffektivzins: effective(maximalerSollzins),
      },
    },
    ratenkredit: {
      produktanbieter: product.produktanbieter,
      produktbezeichnung: product.produktbezeichnung,
      schlussrate,
    },
  };
}

/** One offer, in the shape of the type `Angebot`. */
export type Offer = ReturnType<typeof offer>;

/**
 * Determines the offers for a request, the lowest effective rate first. The same arguments always give the same offers.
 *
 * @throws GraphQLError with `extensions.status` 400 for a value that no caller may send, 403 for a partner outside the
 *   caller's reach ({@link OUTSIDE_PARTNER}), 422 when no provider finances amount and term.
 */
export function determineOffers(request: OfferArguments): Offer[] {
  const { partnerId, finanzierungszweck } = request;
  const amount = roundToCents(request.auszahlungsbetrag);
  const term = request.laufzeitInMonaten ?? DEFAULT_TERM;
  if (amount <= 0) throw refuse(400, 'auszahlungsbetrag must be greater than 0');
  if (term <= 0) throw refuse(400, 'laufzeitInMonaten must be greater than 0');
  if (typeof partnerId === 'string' && [...partnerId].length !== 5) {
    throw refuse(400, 'partnerId must have 5 characters');
  }
  if (partnerId === OUTSIDE_PARTNER) {
    throw refuse(403, `partnerId ${partnerId} is neither the partner of the API client nor below it`);
  }

  const offers: Offer[] = [];
  for (const product of PRODUCTS) {
    const { betrag, laufzeit } = product;
    if (amount < betrag.von || amount > betrag.bis || term < laufzeit.von || term > laufzeit.bis) continue;
    const sollzins = rateFor(product, finanzierungszweck ? [finanzierungszweck] : undefined, term);
    if (sollzins !== undefined) offers.push(offer(product, amount, term, sollzins));
  }
  if (offers.length === 0) {
    throw refuse(422, `No provider finances ${amount.toFixed(2)} Euro over ${term} months`);
  }
  return offers.sort((a, b) => a.gesamtkonditionen.effektivzins - b.gesamtkonditionen.effektivzins);
}
