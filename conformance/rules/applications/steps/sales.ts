import { assume, isObject, SUCCESS, type Answer, type Context, type StepContext } from '../../engine.ts';
import { readAsSales, readRecord, salesRead, showsApplication } from './application.ts';
import { clerkIdsIn, membersNamed, PROCESSING_DATE, REFERENCE, statusIn, withoutLists } from './members.ts';
import { canBeSame, carriesLastChange, entriesIn, lastChangeIn, momentOf, type Moment } from './moment.ts';

/** The application as the provider and a sales party read it right after each other. */
export interface BothReads {
  provider: unknown;
  sales: Answer;
}

/** Faults that show a sales party another application than the provider. */
export const SALES_DIFFER: readonly string[] = [
  'sales-read-in-milliseconds',
  'last-change-a-month-early',
  'sales-read-of-yesterday',
  'sales-status-differs',
  'sales-day-differs',
  'sales-clerk-differs',
  'sales-clerks-differ',
];

/** Unless `first` agrees, reads the application as provider and as sales party until both read the same. */
export async function readAsBoth(context: StepContext, first: BothReads): Promise<BothReads> {
  // If the sales party is refused, reading again does not help.
  const isSettled = ({ provider, sales }: BothReads) =>
    !SUCCESS.has(sales.status) || differencesOf(provider, recordIn(context, sales.json())).length === 0;
  if (isSettled(first)) return first;
  return context.poll(
    async () => ({ provider: await readRecord(context), sales: await readAsSales(context) }),
    isSettled,
  );
}

/**
 * Judges that a sales party reads the same as the provider.
 *
 * @throws Inconclusive when the provider reads no record, or the sales party has never read one
 */
export async function expectSame(context: Context, { provider, sales }: BothReads): Promise<void> {
  assume(isObject(provider), 'needs a read as product provider that answers with a JSON object');
  const isRecord = (answer: Answer) =>
    SUCCESS.has(answer.status) && isObject(recordIn(context, answer.json())) && carriesLastChange(answer);
  if (sales.status !== 401 && isRecord(await salesRead(context)))
    context.expect.that(isRecord(sales), 'a record with letzteAenderung, as at first', String(sales.status), sales);
  assume(
    isRecord(sales),
    `needs a read as a sales party that answers with a JSON object that carries letzteAenderung, got status ${sales.status}`,
  );
  const found = differencesOf(provider, recordIn(context, sales.json()));
  const got = found.map(({ name, reads }) => `${name} ${JSON.stringify(reads)}`).join(' and ');
  context.expect.that(found.length === 0, 'what the product provider reads', got, sales);
}

/** A member whose value differs for a sales party. */
interface Difference {
  name: string;
  reads: string | null;
}

/** The members that differ, among those that both can read. */
function differencesOf(provider: unknown, sales: unknown): Difference[] {
  const [here, there] = [lastChangeIn(provider), lastChangeIn(sales)];
  const isIso = (moment: Moment) => momentOf(moment.text) !== undefined;
  const isSame = (own: Moment, shown: Moment) => canBeSame(own, shown) && (isIso(shown) || !isIso(own));
  const isSameDate = here === undefined || (there !== undefined && isSame(here, there));
  const isSameDay = (own: string, shown: string) => {
    const [day, shownDay] = [momentOf(own), momentOf(shown)];
    return day === undefined || shownDay === undefined || canBeSame(day, shownDay);
  };
  const differencesAt = (
    name: string,
    textOf: (record: unknown) => string | undefined,
    isEqual = (own: string, shown: string) => own === shown,
  ): Difference[] => {
    const [own, reads] = [textOf(provider), textOf(sales)];
    return own === undefined || reads === undefined || isEqual(own, reads) ? [] : [{ name, reads }];
  };
  return [
    ...(isSameDate ? [] : [{ name: 'letzteAenderung', reads: there?.text ?? null }]),
    ...(['antragsteller', 'produktAnbieter', 'ablehnungsgrund'] as const).flatMap((name) =>
      differencesAt(name, (record) => statusIn(record)?.[name]),
    ),
    ...differencesAt(REFERENCE, ownText(REFERENCE), (own, shown) => own.normalize() === shown.normalize()),
    ...differencesAt(PROCESSING_DATE, ownText(PROCESSING_DATE), isSameDay),
    ...differencesAt('credit clerk', onlyClerkIn),
  ];
}

/** The clerk of a record; undefined if it names different ones, since which of them is the credit clerk is unknown. */
function onlyClerkIn(record: unknown): string | undefined {
  const [clerk, ...others] = new Set(clerkIdsIn(record));
  return others.length === 0 ? clerk : undefined;
}

/** Reads a string member at the top level of a record: nested members of that name may mean something else. */
const ownText =
  (name: string) =>
  (record: unknown): string | undefined => {
    const value = isObject(record) ? record[name] : undefined;
    return typeof value === 'string' ? value : undefined;
  };

/** The record in a body: the body itself if it has a date of last change outside lists, else an entry of its lists. */
function recordIn(context: StepContext, body: unknown): unknown {
  if (membersNamed(withoutLists(body), 'letzteAenderung').length > 0) return body;
  const entries = entriesIn(body);
  return entries.find((entry) => showsApplication(context, entry)) ?? (entries.length === 1 ? entries[0] : body);
}
