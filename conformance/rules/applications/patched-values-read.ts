import { assume, CLIENT_ERROR, type Context } from '../engine.ts';
import { entryOf } from '../steps/entry-of.ts';
import { assumeRead, isDay } from './steps/change.ts';
import { assumeOtherClerk, replaceClerk } from './steps/dated.ts';
import {
  CLERK_MEMBERS,
  PATCH_TYPES,
  PROCESSING_DATE,
  REFERENCE,
  clerkIdsIn,
  clerkIn,
  namesClerk,
  shownAs,
} from './steps/members.ts';
import { momentOf } from './steps/moment.ts';
import { forEachPlace, patchToType } from './steps/patches.ts';
import { addOddReference, addProcessingDate, addReference } from './steps/attributes.ts';
import { assumeMade, expectReadBack } from './steps/read-back.ts';
import { assumeOtherStatus, expectStatus, replaceProviderStatus, replaceStatus, triedReasons } from './steps/status.ts';

const CHECKS: Readonly<Record<string, (context: Context) => Promise<void>>> = {
  'status.antragsteller': async (context) => {
    const change = await replaceStatus(context);
    expectStatus(context, change, 'antragsteller', change.status);
  },
  'status.ablehnungsgrund': async (context) => {
    const change = await replaceStatus(context);
    expectStatus(context, change, 'ablehnungsgrund', change.status);
    const { answers, last } = await triedReasons(context);
    const answer = answers.get(last?.sent ?? '');
    if (last === undefined || answer === undefined) return;
    assumeMade(answer, last.shown === last.sent);
    const got = shownAs([last.shown], 'no such member');
    context.expect.that(last.shown === last.sent, `ablehnungsgrund "${last.sent}" in the record`, got);
  },
  'status.produktAnbieter': async (context) => {
    const change = await replaceProviderStatus(context);
    assumeOtherStatus(context, change.before);
    expectStatus(context, change, 'produktAnbieter', { produktAnbieter: change.value });
  },
  [REFERENCE]: async (context) => {
    const change = await addReference(context);
    await expectReadBack(context, change, REFERENCE, change.value);
    const byType = await Promise.all(PATCH_TYPES.map((type) => patchToType(context, type)));
    for (const other of [await addOddReference(context), ...byType.flatMap(({ reference }) => reference ?? [])])
      if (!CLIENT_ERROR.has(other.answer.status)) await expectReadBack(context, other, REFERENCE, other.value);
  },
  [PROCESSING_DATE]: async (context) => {
    const change = await addProcessingDate(context);
    const isWanted = (text: string) => isDay(text, change.value) && momentOf(text) !== undefined;
    await expectReadBack(context, change, PROCESSING_DATE, change.value, isWanted);
  },
  'ansprechpartner.partnerId': expectClerk,
};

export default forEachPlace({
  level: 'should',
  title: 'The record shows what a patch has set, where it shows the member at all',
  source: ['A30'],
  brokenBy: [
    'patch-not-stored',
    'reference-not-stored',
    'new-reference-not-shown',
    'reference-in-ascii',
    'reference-in-ascii-or-refused',
    'reference-as-number',
    'reference-as-html',
    'reference-as-html-or-refused',
    'reference-without-markup',
    'reference-decoded',
    'reference-without-backslash',
    'reference-of-three-bytes',
    'date-not-stored',
    'date-one-day-early',
    'date-reads-german',
    'clerk-not-stored',
    'clerk-only-logged',
    'clerk-reads-as-ever',
    'new-clerk-not-shown',
    'provider-status-not-stored',
    'status-forgets-applicant',
    'status-with-reason-hides-applicant',
    'reason-reads-in-lower-case',
    'reasons-read-alike',
    'json-not-stored',
  ],
  async check(context, place) {
    await entryOf(CHECKS, place.attributes ?? '')(context);
  },
});

async function expectClerk(context: Context): Promise<void> {
  const change = await replaceClerk(context);
  const { answer, before, after, value } = change;
  const isShown = namesClerk(after, value);
  assumeMade(answer, isShown);
  assumeOtherClerk(change);
  assumeRead(after);
  const shown = clerkIdsIn(after);
  const isJudged = isShown || shown.length > 0 || clerkIn(before) !== undefined;
  assume(isJudged, `the record shows no partnerId under ${CLERK_MEMBERS.join(' or ')}`);
  context.expect.that(isShown, `the credit clerk ${value} under ${CLERK_MEMBERS.join(' or ')}`, shownAs(shown));
}
