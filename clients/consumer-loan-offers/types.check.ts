/**
 * Checks what the types of the consumer-loan offers refuse and accept. Nothing here runs: `tsc` reports an expected error that does
 * not occur, and any other error.
 */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import {
  AngeboteDocument,
  createConsumerLoanOffersApi,
  failureGuard,
  TypedDocumentString,
  type BestesAngebot,
  type Open,
  type paths,
} from './index.ts';

const baseUrl = '';
const loans = createConsumerLoanOffersApi({ baseUrl, accessToken: () => Promise.resolve('') });

export async function ready(): Promise<void> {
  const best = await loans.bestesAngebot({ auszahlungsbetrag: 1, datenkontext: 'ECHTGESCHAEFT' });
  const rate: number | null | undefined = best?.gesamtkonditionen?.rateMonatlich;
  // @ts-expect-error -- there may be no offer
  const name = best.ratenkredit;
  const [first]: BestesAngebot[] = await loans.angebote({ auszahlungsbetrag: 1 });
  // @ts-expect-error -- a field that the interface does not have
  void first?.id;
  // @ts-expect-error -- the amount is missing
  await loans.bestesAngebot({});
  // @ts-expect-error -- requests take only the purposes of the contract
  await loans.angebote({ auszahlungsbetrag: 1, finanzierungszweck: 'URLAUB' });
  // @ts-expect-error -- no such variable
  await loans.angebote({ auszahlungsbetrag: 1, betrag: 1 });
  void [rate, name];
}

export async function own(): Promise<void> {
  interface Selection {
    angebote: { art: 'A' | 'B' }[] | null;
  }
  const document = new TypedDocumentString<Selection, { betrag: number }>('');
  const { data, errors } = await loans.query(document, { betrag: 1 });
  const art = data.angebote?.[0]?.art;
  const known: boolean = art === 'A';
  // A new enumeration value is a string.
  const later: string | undefined = art?.toLowerCase();
  const status: number | string | undefined = errors[0]?.status;
  // @ts-expect-error -- there may be unknown values
  const closed: 'A' | 'B' | undefined = art;
  // @ts-expect-error -- a field that was not selected
  void data.bestesAngebot;
  // @ts-expect-error -- the variable has another name
  await loans.query(document, { auszahlungsbetrag: 1 });
  // @ts-expect-error -- a syntax tree has to be printed first
  await loans.query({} as TypedDocumentNode<Selection, { betrag: number }>, { betrag: 1 });
  const list = await loans.query(AngeboteDocument, { auszahlungsbetrag: 1 });
  const amount: number | null | undefined = list.data.angebote?.[0]?.gesamtkonditionen?.gesamtkreditbetrag;
  void [known, later, status, closed, amount];
}

export function open(): void {
  type Answer = { a: 'X' | 'Y' | null; b?: ('P' | 'Q')[]; c: number; d: { e: true } };
  const answer: Open<Answer> = { a: 'Z', b: ['P', 'R'], c: 1, d: { e: true } };
  // @ts-expect-error -- only strings are open for new values
  const number: Open<Answer>['a'] = 1;
  // @ts-expect-error -- numbers stay numbers
  const text: Open<Answer>['c'] = 'Z';
  void [answer, number, text];
}

// @ts-expect-error -- the access token is missing
createConsumerLoanOffersApi({ baseUrl });

export function failures(error: unknown): void {
  const isFailure = failureGuard<paths>();
  // All statuses without a declaration of their own have that of `default`.
  if (isFailure(error, 'POST /angebote', 422)) {
    const status: 422 = error.status;
    // @ts-expect-error -- its body is not published
    void error.body.message;
    void status;
  }
  interface Own {
    '/dinge': { get: { responses: { default: { content: { 'application/json': { grund: string } } } } } };
  }
  const isOwn = failureGuard<Own>();
  if (isOwn(error, 'GET /dinge', 418)) void error.body.grund.length;
}
