import { ruleWith } from '../../steps/rule-with.ts';
import { LISTS } from '../../../../generated/platform.ts';
import type { Config, Context, RuleDefinition } from '../../engine.ts';

/** The two queries of the interface. */
export const QUESTIONS = ['bestesAngebot', 'angebote'] as const;
export type Question = (typeof QUESTIONS)[number];

/** The query of a case where cases take turns: a server may handle both queries apart, and not every case needs both. */
export const takingTurns = (cases: readonly string[], one: string): Question =>
  cases.indexOf(one) % 2 === 1 ? 'angebote' : 'bestesAngebot';

/** A query, and what is asked about it, as a case names both. */
export function casesOfBoth(names: readonly string[]): string[] {
  return QUESTIONS.flatMap((question) => names.map((name) => `${question}: ${name}`));
}

/** The query that a case is named after, and what is asked about it, if it names that. */
export function bothIn({ case: name }: { case: string }): readonly [Question, string] {
  const [question, what] = name.split(': ') as [Question, string];
  return [question, what];
}

/**
 * The parameters of both queries with the types of their variables. A term is declared only where it is given: whether it has to be is
 * judged by a rule of its own, and a server that demands it takes no variable that may be null.
 */
export const PARAMETERS = {
  partnerId: 'String',
  auszahlungsbetrag: 'Euro!',
  laufzeitInMonaten: 'Int!',
  finanzierungszweck: 'Finanzierungszweck',
  datenkontext: 'Datenkontext',
} as const;
type Parameter = keyof typeof PARAMETERS;
export type Variables = Partial<Record<Parameter, string | number>>;

/** What the interface takes where these are left out (L45, L46). */
export const DEFAULTS: Readonly<Record<string, string>> = {
  finanzierungszweck: 'FREIE_VERWENDUNG',
  datenkontext: 'TESTUMGEBUNG',
};

/** The purposes that a loan may be for. */
export const PURPOSES = LISTS.Finanzierungszweck;

/**
 * The usual amount in EUR and term in months, of the configuration; without a context, since the default TESTUMGEBUNG is no real business.
 */
export function usualVariables({ fixtures }: Config): { auszahlungsbetrag: number; laufzeitInMonaten: number } {
  const { auszahlungsbetrag = 10_000, laufzeitInMonaten = 60 } = fixtures?.consumerLoan ?? {};
  return { auszahlungsbetrag, laufzeitInMonaten };
}

/** Declares a rule about queries that are answered, unless it says that it covers something else. */
export const questionRule = ruleWith({
  covers: [{ operation: 'queryAngebote', status: 200 }],
  effect: 'reads',
  needs: ['credentials.kex'],
});

interface OfBoth extends Omit<Parameters<typeof questionRule>[0], 'cases' | 'check'> {
  /** What is asked about each query, one case for each. */
  about?: readonly string[];
  /** @param what - what is asked about the query; empty when it is asked as a whole */
  check(context: Context, question: Question, what: string): Promise<void>;
}

/** Declares a rule that judges both queries. */
export function forBoth({ about, check, ...stated }: OfBoth): RuleDefinition {
  return questionRule({
    ...stated,
    cases: about === undefined ? QUESTIONS : casesOfBoth(about),
    check: (context) => check(context, ...bothIn(context)),
  });
}

/** Declares a rule about queries, whatever they are answered with. */
export const queryRule = ruleWith({ at: 'POST /angebote', effect: 'reads', needs: ['credentials.kex', 'state'] });
