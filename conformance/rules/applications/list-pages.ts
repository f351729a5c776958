import { isObject, rule } from '../engine.ts';
import { givenList } from './steps/list.ts';

/** Names of members that are typical of paging. */
const HINT = /page|seite|next|prev|first|last|self|total|offset|limit|cursor|size|number|more|anzahl/i;

export default rule({
  level: 'info',
  title: 'The list of applications says how to get its next page',
  source: ['A47'],
  covers: [{ operation: 'listAntraege', status: '2XX' }],
  effect: 'reads',
  needs: ['credentials.v2'],
  async check(context) {
    const answer = await givenList(context);
    const link = answer.header('Link') === undefined ? [] : ['the header Link'];
    const hints = [...link, ...hintsIn(answer.json())];
    context.note(hints.length === 0 ? 'no hint of pages' : `hints of pages: ${hints.join(', ')}`);
  },
});

/** Paths of such members outside the list of applications. */
function hintsIn(body: unknown): string[] {
  if (!isObject(body)) return [];
  return Object.entries(body).flatMap(([name, value]) => {
    const below = hintsIn(value).map((hint) => `${name}.${hint}`);
    return below.length === 0 && HINT.test(name) ? [name] : below;
  });
}
