import { assume, type Context } from '../engine.ts';
import { assumeSuccess } from '../steps/statuses.ts';
import { entryOf } from '../steps/entry-of.ts';
import { addProcessingDate, addReference, removeReference } from './steps/attributes.ts';
import { assumeRead } from './steps/change.ts';
import { replaceClerk, type Dated } from './steps/dated.ts';
import { shownAs, textNamed, PROCESSING_DATE, REFERENCE, statusIn } from './steps/members.ts';
import { forEachPlace } from './steps/patches.ts';
import { replaceProviderStatus, replaceStatus } from './steps/status.ts';

/** What the provider sets itself beside a part. Its status and the clerk are left out: any work on the application may change them. */
const OTHERS = {
  antragsteller: (record: unknown) => statusIn(record)?.antragsteller,
  [REFERENCE]: (record: unknown) => textNamed(record, REFERENCE),
  [PROCESSING_DATE]: (record: unknown) => textNamed(record, PROCESSING_DATE),
};
type Other = keyof typeof OTHERS;

type Made = Pick<Dated, 'answer' | 'former' | 'after'> & { before: unknown };

/** How each part is changed, and what of the others belongs to it. */
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
      // The record right before may have been a former one, of a change that was undone already.
      const [now, ...known] = [after, former, before].map((record) => OTHERS[name](record));
      const one = known.find((value) => value !== undefined);
      if (one === undefined) continue;
      isShown = true;
      // Once work on the application has begun, or ended, it is not expected any more.
      if (name === PROCESSING_DATE && now === undefined && place.values?.startsWith('/status')) continue;
      context.expect.that(known.includes(now), `${name} "${one}" as before`, shownAs([now]));
    }
    assume(isShown, `needs a record that shows ${others.join(' or ')}`);
  },
});
