import { assume, type Context } from '../engine.ts';
import { assumeSuccess } from '../steps/statuses.ts';
import { entryOf } from '../steps/entry-of.ts';
import { addProcessingDate, addReference, removeReference } from './steps/attributes.ts';
import { assumeRead } from './steps/change.ts';
import { replaceClerk, type Dated } from './steps/dated.ts';
import { referenceIn, shownAs, textNamed, PROCESSING_DATE, REFERENCE, statusIn } from './steps/members.ts';
import { forEachPlace } from './steps/patches.ts';
import { replaceProviderStatus, replaceStatus } from './steps/status.ts';

/** Parts that only the provider sets. Its status and the clerk are not among them: any work on the application may change those. */
const OTHERS = {
  antragsteller: (record: unknown) => statusIn(record)?.antragsteller,
  [REFERENCE]: referenceIn,
  [PROCESSING_DATE]: (record: unknown) => textNamed(record, PROCESSING_DATE) || undefined,
};
type Other = keyof typeof OTHERS;

type Made = Pick<Dated, 'answer' | 'former' | 'after'> & { before: unknown };

/** How to change each part, and which of `OTHERS` change with it. */
const PARTS: Readonly<Record<string, readonly [change: (context: Context) => Promise<Made>, ...own: Other[]]>> = {
  '/status': [replaceStatus, 'antragsteller'],
  '/status/produktAnbieter': [replaceProviderStatus],
  '/ansprechpartner/partnerId': [replaceClerk],
  [`/${REFERENCE}`]: [addReference, REFERENCE],
  remove: [removeReference, REFERENCE],
  [`/${PROCESSING_DATE}`]: [addProcessingDate, PROCESSING_DATE],
};

export default forEachPlace({
  level: 'should',
  title: 'A part that is set or removed leaves the others as they were',
  source: ['N10'],
  brokenBy: [
    'provider-status-forgets-applicant',
    'clerk-change-forgets-reference',
    'status-changes-reference',
    'reference-changes-day',
    'remove-changes-applicant',
    'day-changes-applicant',
  ],
  async check(context, place) {
    const [change, ...own] = entryOf(PARTS, place.values ?? '');
    const { answer, before, former, after } = await change(context);
    assumeSuccess(answer, 'a patch that is accepted');
    assumeRead(after);
    const others = (Object.keys(OTHERS) as Other[]).filter((name) => !own.includes(name));
    let isShown = false;
    for (const name of others) {
      // `former` may be stale and show a change that was undone already: either value is accepted.
      const [now, ...known] = [after, former, before].map((record) => OTHERS[name](record));
      const one = known.find((value) => value !== undefined);
      if (one === undefined) continue;
      // With a new status, work may have begun or ended, so that the announced day is obsolete.
      if (name === PROCESSING_DATE && now === undefined && place.values?.startsWith('/status')) continue;
      isShown = true;
      context.expect.that(known.includes(now), `${name} "${one}" as before`, shownAs([now]));
    }
    assume(isShown, `needs a record that shows ${others.join(' or ')}`);
  },
});
