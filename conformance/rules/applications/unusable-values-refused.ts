import { SUCCESS, type Answer, type Context } from '../engine.ts';
import { assumeSuccess } from '../steps/statuses.ts';
import { replaceClerk } from './steps/dated.ts';
import { addProcessingDate, addReference } from './steps/attributes.ts';
import { refusals } from './steps/refusals.ts';
import { replaceProviderStatus, replaceStatus } from './steps/status.ts';
import { patchWrongly } from './steps/wrong-patches.ts';

/** Sends a valid value at the same path; other paths get a day. */
const USABLE: Readonly<Record<string, (context: Context) => Promise<{ answer: Answer }>>> = {
  '/status': replaceStatus,
  '/status/produktAnbieter': replaceProviderStatus,
  '/antragsReferenz': addReference,
  '/ansprechpartner/partnerId': replaceClerk,
};

export default refusals({
  title:
    'A value that its path cannot take is refused: of another type, no date, or a day that the calendar does not have',
  source: ['A20', 'N68'],
  brokenBy: [
    'patch-not-stored',
    'wrong-types-taken',
    'numbers-taken',
    'german-days-taken',
    'times-taken',
    'impossible-days-taken',
    'reference-not-stored',
    'clerk-not-stored',
    'provider-status-not-stored',
    'date-not-stored',
    'date-one-day-early',
    'refused-patches-carried-out',
    'impossible-days-stored',
    'refused-clerk-wiped',
  ],
  async send(context, what) {
    const { answer } = await (USABLE[what] ?? addProcessingDate)(context);
    assumeSuccess(answer, 'a value that is accepted');
    const first = await patchWrongly(context, what);
    const isRefused = !SUCCESS.has(first.answer.status) && first.isShown !== true;
    // Only paths have a second wrong value, not the invalid days.
    return isRefused && what.startsWith('/') ? patchWrongly(context, `${what} again`) : first;
  },
});
