import { assume, isObject, NotApplicable, rule } from '../engine.ts';
import { assumeSuccess } from '../steps/statuses.ts';
import { needsToChange } from './steps/case-interface.ts';
import { changeCase, operatorBody } from './steps/changes.ts';
import { placesOf, type Place } from './steps/reverse-patch.ts';

export default rule({
  level: 'should',
  title: 'A read after PATCH shows the change of the case',
  source: ['C25'],
  interfaces: ['cases-v2', 'cases-v3'],
  at: 'PATCH /v*/vorgaenge/{vorgangsNummer}',
  effect: 'changes',
  needs: (id) => [...needsToChange(id), 'fixtures.cases.bodies.patch', 'state'],
  brokenBy: ['case-change-not-stored', 'enveloped-case-change-not-stored', 'case-change-garbled'],
  async check(context) {
    const { status, before, after, isShown } = await changeCase(context);
    assumeSuccess({ status }, 'a patch that is taken');
    if (isShown === undefined)
      throw new NotApplicable('the case does not show what fixtures.cases.bodies.patch changes');
    assume(after !== undefined, 'needs a case that can be read after it was changed');
    const places = placesOf(operatorBody(context, 'patch').json, [before, after]);
    // A string that the record shows as a boolean or number cannot be compared.
    if (!isShown && !places.every(hasSentType))
      throw new NotApplicable('the case shows what fixtures.cases.bodies.patch changes in another form');
    assume(isShown || status !== 202, 'needs a case that reads changed by now; the patch is accepted for later (202)');
    context.expect.that(isShown, 'the case as it was changed', 'the former one');
    const [former, shown] = [textsIn(before).map(bare), textsIn(after).map(bare)];
    const texts = textsIn(places.filter(hasSentType).map(({ value }) => value));
    const sent = texts.filter((text) => !former.includes(bare(text)));
    const isAsSent = sent.length === 0 || sent.some((text) => shown.includes(bare(text)));
    const wanted = sent.map((text) => JSON.stringify(text)).join(' or ');
    context.expect.that(isAsSent, `a case that shows ${wanted}, as it was sent`, 'none of it');
  },
});

/** Whether the records show a place with the JSON type that was sent; null and missing values fit any type. */
function hasSentType({ value, shown }: Place): boolean {
  return shown.every((one) => {
    if (value === null || one === null || one === undefined) return true;
    if (isObject(value) && isObject(one)) return placesOf(value, [one]).every(hasSentType);
    return typeof value === typeof one && Array.isArray(value) === Array.isArray(one);
  });
}

/** The strings anywhere in a value, without dates and numbers, whose format may change. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return isText(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** The letters and digits of a string, in lower case: servers may normalize other characters. */
function bare(text: string): string {
  const letters = text.normalize().replace(/[^\p{L}\p{N}]+/gu, '');
  return letters.toLowerCase();
}

/** The beginning of a date with letters: a date-time, the date of a header, or a month in words. `Date.parse` reads «Projekt 12» as one, too. */
const DATE = /^(\d{4}-?\d{2}-?\d{2}|[A-Z][a-z]{2}, \d|\d{1,2}\.? \p{L}+ \d{4}$)/u;

const isText = (value: string): boolean => /\p{L}/u.test(value) && !DATE.test(value);
