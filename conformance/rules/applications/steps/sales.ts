import { assume, isObject, SUCCESS, type Answer, type Context, type StepContext } from '../../engine.ts';
import { readApplication, readAsSales, unauthorized } from './application.ts';
import { PROCESSING_DATE, REFERENCE, statusIn } from './members.ts';
import { canBeSame, carriesLastChange, lastChangeIn, momentOf } from './moment.ts';

/** The application as both of them read it, one right after the other. */
export interface BothReads {
  provider: Answer;
  sales: Answer;
}

/** Reads the application as its provider and as a sales party, until the latter reads the same. */
export function readAsBoth(context: StepContext): Promise<BothReads> {
  return context.poll(
    async () => ({ provider: await readApplication(context), sales: await readAsSales(context) }),
    isSettled,
  );
}

/** Tells whether reading again would tell nothing more. */
export function isSettled({ provider, sales }: BothReads): boolean {
  if ([provider, sales].some(({ status }) => !SUCCESS.has(status))) return true;
  return isObject(sales.json()) && differencesOf({ provider, sales }).length === 0;
}

/**
 * Judges that a sales party reads what the provider reads.
 *
 * @throws Inconclusive when one of them reads no record
 */
export function expectSame(context: Context, both: BothReads): void {
  const { provider, sales } = both;
  if (provider.status === 401) throw unauthorized(context);
  assume(
    SUCCESS.has(provider.status) && isObject(provider.json()),
    `needs a read as product provider that answers with a JSON object, got status ${provider.status}`,
  );
  assume(
    SUCCESS.has(sales.status) && isObject(sales.json()) && carriesLastChange(sales),
    `needs a read as a sales party that answers with a JSON object that carries letzteAenderung, got status ${sales.status}`,
  );
  const found = differencesOf(both);
  context.expect.that(
    found.length === 0,
    'what the product provider reads',
    found.map(({ name, reads }) => `${name} ${JSON.stringify(reads)}`).join(' and '),
    sales,
  );
}

/** What a sales party reads otherwise than the product provider, of what both of them are shown. */
function differencesOf(both: BothReads): { name: string; reads: string | null }[] {
  const [provider, sales] = [both.provider.json(), both.sales.json()];
  const found: { name: string; reads: string | null }[] = [];
  const [here, there] = [lastChangeIn(provider), lastChangeIn(sales)];
  if (here !== undefined && (there === undefined || !canBeSame(here, there))) {
    found.push({ name: 'letzteAenderung', reads: there?.text ?? null });
  }
  const [own, shown] = [statusIn(provider), statusIn(sales)];
  for (const name of ['antragsteller', 'produktAnbieter', 'ablehnungsgrund'] as const) {
    const reads = shown?.[name];
    if (own?.[name] !== undefined && reads !== undefined && reads !== own[name]) found.push({ name, reads });
  }
  const [reference, reads] = [provider, sales].map((record) => ownText(record, REFERENCE));
  if (reference !== undefined && reads !== undefined && reads.normalize() !== reference.normalize())
    found.push({ name: REFERENCE, reads });
  const [day, shownDay] = [provider, sales].map((record) => momentOf(ownText(record, PROCESSING_DATE) ?? ''));
  if (day !== undefined && shownDay !== undefined && !canBeSame(day, shownDay))
    found.push({ name: PROCESSING_DATE, reads: shownDay.text });
  return found;
}

/** A text member of the record itself: where else it stands, it may be another one. */
function ownText(record: unknown, name: string): string | undefined {
  const value = isObject(record) ? record[name] : undefined;
  return typeof value === 'string' ? value : undefined;
}
