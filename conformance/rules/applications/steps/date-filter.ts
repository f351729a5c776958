import type { Answer } from '../../../engine/answer.ts';
import type { StepContext } from '../../../engine/context.ts';
import { isRefused } from './application.ts';
import { FILTERS, readList } from './list.ts';
import { DAY_MS } from './moment.ts';

const iso = (ms: number, length: number) => new Date(ms).toISOString().slice(0, length);

/** Forms in which a filter may take a date: D2 says no more than that it is one. The first is the usual one. */
const FORMS = [
  (ms: number) => `${iso(ms, 'YYYY-MM-DDThh:mm:ss'.length)}Z`,
  (ms: number) => new Date(ms).toISOString(),
  (ms: number) => iso(ms, 'YYYY-MM-DDThh:mm:ss'.length),
  (ms: number) => iso(ms, 'YYYY-MM-DD'.length),
] as const;

/** A span of time, in milliseconds since 1970; open where a bound is left out. */
export interface Span {
  aenderungSeit?: number;
  aenderungBis?: number;
}

/** The thirty days before the run. */
export function lastDays({ startedAt }: StepContext): Required<Span> {
  return { aenderungSeit: startedAt.getTime() - 30 * DAY_MS, aenderungBis: startedAt.getTime() };
}

/** Reads the list for a span, in the form of date that the target takes. */
export async function listWithin(context: StepContext, span: Span): Promise<Answer> {
  return readList(context, queryOf(span, FORMS[await formTaken(context)] ?? FORMS[0]));
}

/** Finds out in which form the target takes a date; the usual one when it takes none. */
function formTaken(context: StepContext): Promise<number> {
  return context.once('form of a date', async (step) => {
    const span = lastDays(step);
    for (const filter of FILTERS) {
      for (const [index, form] of FORMS.entries()) {
        const answer = await readList(step, queryOf({ [filter]: span[filter] }, form));
        if (!isRefused(answer)) return index;
      }
    }
    return 0;
  });
}

function queryOf(span: Span, form: (ms: number) => string): Partial<Record<(typeof FILTERS)[number], string>> {
  return Object.fromEntries(
    FILTERS.flatMap((filter) => {
      const bound = span[filter];
      return bound === undefined ? [] : [[filter, form(bound)]];
    }),
  );
}
