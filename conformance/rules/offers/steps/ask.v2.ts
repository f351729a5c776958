import { isObject, valueAt, type Answer, type Config, type Parts, type StepContext } from '../../engine.ts';
import type { Sender } from '../../steps/access.ts';
import { withDecimals } from '../../steps/decimals.ts';
import { DETERMINATIONS } from './turn.ts';

const PATH = '/v2/ergebnisliste/ermittlung';

/**
 * A purchase with one annuity loan and every field that D2 names. The provision is not exact in binary, so that servers that store it with
 * too few digits change it.
 */
export const SHOWN = {
  vorhaben: {
    finanzbedarf: { kaufpreis: 400_000 },
    finanzierungswunsch: {
      darlehensWuensche: [
        {
          annuitaetenDarlehen: {
            darlehensBetrag: 300_000,
            provision: 1.1,
            tilgungsWunsch: { anfaenglicheTilgung: 2.5, volltilgerWennAnnuitaetenOderForward: false },
            bereitstellungsZinsFreieZeitInMonaten: 6,
            sondertilgungOptionalJaehrlich: 5,
            zinsBindungInJahren: 10,
          },
        },
      ],
    },
  },
};

/** The configured captured data for determinations, or the example of D2. */
export function capturedData({ fixtures }: Config): unknown {
  return fixtures?.offers?.determination?.body ?? SHOWN;
}

/** The captured data of this run with a member, which is taken from the example of D2 if the configured data lacks it. */
export function dataWith(config: Config, member: string): unknown {
  return completed(capturedData(config), SHOWN, member.split('.'));
}

/** Like `dataWith`, with other numbers: D2 shows no values, and those of the suite may be out of range for a deployment. */
export function dataWithOther(config: Config, member: string): readonly unknown[] {
  return [0.5, 0.25, 1.5].map((factor) =>
    changedAt(dataWith(config, member), member.split('.'), (value) =>
      typeof value === 'number' ? value * factor : value,
    ),
  );
}

/** The captured data of this run without a member. If that is in a loan wish, the data has a loan wish without it. */
export function dataWithout(config: Config, member: string): unknown {
  const data = isOfLoanWish(member) ? dataWith(config, member) : capturedData(config);
  return changedAt(data, member.split('.'), () => undefined);
}

const isOfLoanWish = (member: string) => member.includes('.darlehensWuensche.');

/** A copy that has a member; a path into an array applies to each of its entries. */
function completed(data: unknown, shown: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) return data;
  if (Array.isArray(data)) {
    const first: unknown = Array.isArray(shown) ? shown[0] : undefined;
    return data.length === 0 ? shown : data.map((one) => completed(one, first, [name, ...rest]));
  }
  const object = isObject(data) ? data : {};
  const example = valueAt(shown, `/${name}`);
  return { ...object, [name]: object[name] === undefined ? example : completed(object[name], example, rest) };
}

/** A copy with a changed value at a path, or without it; a path into an array applies to each of its entries. */
function changedAt(data: unknown, [name, ...rest]: readonly string[], change: (value: unknown) => unknown): unknown {
  if (name === undefined) return change(data);
  if (Array.isArray(data)) return data.map((one) => changedAt(one, [name, ...rest], change));
  return isObject(data) ? { ...data, [name]: changedAt(data[name], rest, change) } : data;
}

/** The captured data of this run with two loan wishes, which share the amount of the first; the second is repaid in full. */
export function dataWithTwoLoans(config: Config): unknown {
  return dataWithLoans(config, (loan) => [withShare(loan, 0.6), repaidInFull(withShare(loan, 0.4))]);
}

/** Like `dataWithTwoLoans`, but the loan wishes differ only in the amount. */
export function dataWithTwoLoansAlike(config: Config): unknown {
  return dataWithLoans(config, (loan) => [withShare(loan, 0.6), withShare(loan, 0.4)]);
}

/** The captured data of this run with one loan that has only amount, fixed term and initial repayment. */
export function dataWithBareLoan(config: Config): unknown {
  return dataWithLoans(config, (loan) => [bare(loan)]);
}

/** The captured data of this run with one loan that is repaid in full, then with fewer and fewer members of the loan. */
export function dataRepaidInFull(config: Config): readonly unknown[] {
  const initial = ['annuitaetenDarlehen', 'tilgungsWunsch', 'anfaenglicheTilgung'];
  const withoutInitial = (loan: unknown) => changedAt(repaidInFull(loan), initial, () => undefined);
  return [
    dataWithLoans(config, (loan) => [repaidInFull(loan)]),
    dataWithLoans(config, (loan) => [withoutInitial(loan)]),
    dataWithLoans(config, (loan) => [repaidInFull(bare(loan))]),
    dataWithLoans(config, (loan) => [withoutInitial(bare(loan))]),
  ];
}

function bare(loan: unknown): unknown {
  if (!isObject(loan) || !isObject(loan['annuitaetenDarlehen'])) return loan;
  const { darlehensBetrag, zinsBindungInJahren, tilgungsWunsch } = loan['annuitaetenDarlehen'];
  return { annuitaetenDarlehen: { darlehensBetrag, zinsBindungInJahren, tilgungsWunsch } };
}

function dataWithLoans(config: Config, loans: (first: unknown) => readonly unknown[]): unknown {
  const captured = capturedData(config);
  const data = isObject(captured) ? captured : {};
  const vorhaben = isObject(data['vorhaben']) ? data['vorhaben'] : {};
  const wish = isObject(vorhaben['finanzierungswunsch']) ? vorhaben['finanzierungswunsch'] : {};
  const given: readonly unknown[] = Array.isArray(wish['darlehensWuensche']) ? wish['darlehensWuensche'] : [];
  const [loan = SHOWN.vorhaben.finanzierungswunsch.darlehensWuensche[0]] = given;
  return { ...data, vorhaben: { ...vorhaben, finanzierungswunsch: { ...wish, darlehensWuensche: loans(loan) } } };
}

function withShare(loan: unknown, share: number): unknown {
  return changedAt(loan, ['annuitaetenDarlehen', 'darlehensBetrag'], (amount) =>
    typeof amount === 'number' ? Math.round(amount * share) : amount,
  );
}

function repaidInFull(loan: unknown): unknown {
  return changedAt(loan, ['annuitaetenDarlehen', 'tilgungsWunsch'], (wish) => ({
    ...(isObject(wish) ? wish : {}),
    volltilgerWennAnnuitaetenOderForward: true,
  }));
}

/** The query parameters of a determination. With a case number no body is sent. */
export interface DeterminationQuery {
  vorgangsNummer?: string;
  alternativen?: boolean;
  provisionsAusgabe?: boolean;
}

/** Changes of the usual request for a determination. */
export type Deviation = Sender & Pick<Parts, 'json'>;

/** Requests a determination, once per run for the same request. */
export function askDetermination(
  context: StepContext,
  query: DeterminationQuery,
  deviation: Deviation = {},
): Promise<Answer> {
  const parts = partsOf(context, query, deviation);
  return context.once(`determination: ${JSON.stringify(parts)}`, (step) => sendDetermination(step, parts));
}

function partsOf({ config }: StepContext, query: DeterminationQuery, deviation: Deviation): Parts {
  const body = query.vorgangsNummer === undefined ? { json: capturedData(config) } : {};
  return { ...body, ...deviation, query: { ...query } };
}

/** What a determination is requested by. */
export interface Asked {
  query: DeterminationQuery;
  deviation: Deviation;
}

/**
 * Requests a determination once more, and uses it before another one can replace it: how long a determination is kept is not documented.
 *
 * @param use - must not request another determination
 */
export function useAnew<T>(
  step: StepContext,
  { query, deviation }: Asked,
  use: (redirect: Answer) => Promise<T>,
): Promise<T> {
  return step.inTurn(DETERMINATIONS, async () =>
    use(await step.target.send('offers-v2', 'POST', PATH, partsOf(step, query, deviation))),
  );
}

/** Requests a determination for data in which integers of these members are written with a decimal, once per run for the same data. */
export function askInDecimals(context: StepContext, data: unknown, names: readonly string[]): Promise<Answer> {
  const raw = withDecimals(data, names);
  const parts = { raw, contentType: 'application/json', query: {} };
  return context.once(`determination: ${raw}`, (step) => sendDetermination(step, parts));
}

export function sendDetermination({ target, inTurn }: StepContext, parts: Parts): Promise<Answer> {
  return inTurn(DETERMINATIONS, () => target.send('offers-v2', 'POST', PATH, parts));
}
