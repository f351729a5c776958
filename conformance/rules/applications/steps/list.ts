import type { Answer } from '../../../kit/answer.ts';
import type { StepContext } from '../../../kit/context.ts';
import { assume } from '../../../kit/outcome.ts';
import { unauthorized } from './application.ts';

/** Where the applications are listed. */
export const LIST_PATH = '/v2/antraege';

/** The filters of the list. */
export const FILTERS = ['aenderungSeit', 'aenderungBis'] as const;
export type Filter = (typeof FILTERS)[number];

/** Reads the list of applications. */
export function readList(context: StepContext, query: Partial<Record<Filter, string>> = {}): Promise<Answer> {
  return context.target.send('applications', 'GET', LIST_PATH, { query });
}

/** The list without filters that the rules look at. */
export function firstList(context: StepContext): Promise<Answer> {
  return context.once('list of applications', (step) => readList(step));
}

/**
 * The list without filters.
 *
 * @throws Inconclusive when it is not answered with 200 and JSON, which another rule judges
 */
export async function givenList(context: StepContext): Promise<Answer> {
  const answer = await firstList(context);
  if (answer.status === 401) throw unauthorized(context);
  assume(
    answer.status === 200 && answer.json() !== undefined,
    `needs a list of applications that answers 200 with JSON, as list-answers-json reports, got status ${answer.status}`,
  );
  return answer;
}
