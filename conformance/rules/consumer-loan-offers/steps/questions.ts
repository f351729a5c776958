import { ruleWith } from '../../steps/rule-with.ts';
import { LISTS } from '../../../../generated/platform.ts';
import type { Config, Context, RuleDefinition } from '../../engine.ts';

/** The two queries of the interface. */
export const QUESTIONS = ['bestesAngebot', 'angebote'] as const;
export type Question = (typeof QUESTIONS)[number];

/** Alternates the query between cases: a server may implement both separately, but not every case needs both. */
export const takingTurns = (cases: readonly string[], one: string): Question =>
  cases.indexOf(one) % 2 === 1 ? 'angebote' : 'bestesAngebot';

/** Case names that combine each query with each name. */
export function casesOfBoth(names: readonly string[]): string[] {
  return QUESTIONS.flatMap((question) => names.map((name) => `${question}: ${name}`));
}

/** The query in a case name, and the name that follows it, if any. */
export function bothIn({ case: name }: { case: string }): readonly [Question, string] {
  const [question, what] = name.split(': ') as [Question, string];
  return [question, what];
}

/**
 * The parameters of both queries with the types of their variables. The term is declared as non-null, and only when it is sent: another rule
 * judges whether it is optional, and a server that requires it refuses a nullable variable.
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

/** The values of omitted parameters (L45, L46). */
export const DEFAULTS: Readonly<Record<string, string>> = {
  finanzierungszweck: 'FREIE_VERWENDUNG',
  datenkontext: 'TESTUMGEBUNG',
};

export const PURPOSES = LISTS.Finanzierungszweck;

/** The configured or default amount in EUR and term in months; without datenkontext, whose default TESTUMGEBUNG is no real business. */
export function usualVariables({ fixtures }: Config): { auszahlungsbetrag: number; laufzeitInMonaten: number } {
  const { auszahlungsbetrag = 10_000, laufzeitInMonaten = 60 } = fixtures?.consumerLoan ?? {};
  return { auszahlungsbetrag, laufzeitInMonaten };
}

/** Declares a rule about queries; by default about those that answer 200. */
export const questionRule = ruleWith({
  covers: [{ operation: 'queryAngebote', status: 200 }],
  effect: 'reads',
  needs: ['credentials.kex'],
});

interface OfBoth extends Omit<Parameters<typeof questionRule>[0], 'cases' | 'check'> {
  /** Names of the cases of each query; by default each query is one case. */
  about?: readonly string[];
  /** @param what - the name from `about` */
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

/** Declares a rule about queries with any response, for targets that keep state. */
export const queryRule = ruleWith({ at: 'POST /angebote', effect: 'reads', needs: ['credentials.kex', 'state'] });
