import type { Answer } from '../../../engine/answer.ts';
import type { StepContext } from '../../../engine/context.ts';
import { SUCCESS } from '../../../engine/expect.ts';
import { assume } from '../../../engine/outcome.ts';
import { numbers, unauthorized } from './application.ts';

/** Where the applications are listed. */
export const LIST_PATH = '/v2/antraege';

/** The filters of the list. */
export const FILTERS = ['aenderungSeit', 'aenderungBis'] as const;
export type Filter = (typeof FILTERS)[number];

/** Tells whether a list shows the application of the configuration: an entry with its three numbers, whatever their types. */
export function showsApplication(context: StepContext, list: unknown): boolean {
  if (typeof list !== 'object' || list === null) return false;
  const own = new Map(Object.entries(list).map(([name, value]) => [name.toLowerCase(), String(value)]));
  const wanted = Object.entries(numbers(context));
  return (
    wanted.every(([name, value]) => own.get(name) === value) ||
    Object.values(list).some((below) => showsApplication(context, below))
  );
}

/** Reads the list of applications. */
export function readList(context: StepContext, query: Partial<Record<Filter, string>> = {}): Promise<Answer> {
  return context.target.send('applications', 'GET', LIST_PATH, { query });
}

/** The list without filters that the rules look at. */
export function firstList(context: StepContext): Promise<Answer> {
  return context.once('list of applications', (step) => readList(step));
}

/**
 * The list without filters, whatever its form.
 *
 * @throws Inconclusive when it is no success, which another rule judges
 */
export async function readableList(context: StepContext): Promise<Answer> {
  const answer = await firstList(context);
  if (answer.status === 401) throw unauthorized(context);
  assume(
    SUCCESS.has(answer.status),
    `needs a list of applications, as list-can-be-read reports, got status ${answer.status}`,
  );
  return answer;
}

/**
 * The list without filters, in JSON.
 *
 * @throws Inconclusive when it is no success, or in another form
 */
export async function givenList(context: StepContext): Promise<Answer> {
  const answer = await readableList(context);
  assume(answer.json() !== undefined, `needs a list of applications in JSON, got status ${answer.status} without it`);
  return answer;
}
