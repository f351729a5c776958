import { assume, isObject, type Context, CLIENT_ERROR } from '../engine.ts';
import { isDay, type Change } from './steps/change.ts';
import { assumeOtherClerk, replaceClerk } from './steps/dated.ts';
import {
  CLERK_MEMBERS,
  PROCESSING_DATE,
  REFERENCE,
  clerkIdsIn,
  clerkIn,
  namesClerk,
  providerStatusIn,
  statusIn,
  type Status,
} from './steps/members.ts';
import { forEachPlace } from './steps/needs.ts';
import { addOddReference, addProcessingDate, addReference } from './steps/attributes.ts';
import { assumeMade, expectReadBack } from './steps/list.ts';
import { assumeOtherStatus, replaceProviderStatus, replaceStatus, triedReasons } from './steps/status.ts';

const CHECKS: Readonly<Record<string, (context: Context) => Promise<void>>> = {
  'status.antragsteller': (context) => expectWholeStatus(context, 'antragsteller'),
  'status.ablehnungsgrund': async (context) => {
    await expectWholeStatus(context, 'ablehnungsgrund');
    const { answers, last } = await triedReasons(context);
    const answer = answers.get(last?.sent ?? '');
    if (last === undefined || answer === undefined) return;
    assumeMade(answer, last.shown === last.sent);
    const got = JSON.stringify(last.shown) ?? 'no such member';
    context.expect.that(last.shown === last.sent, `ablehnungsgrund "${last.sent}" in the record`, got);
  },
  'status.produktAnbieter': async (context) => {
    const change = await replaceProviderStatus(context);
    assumeOtherStatus(context, change.before);
    expectStatus(context, change, 'produktAnbieter', change.value, providerStatusIn(change.after));
  },
  [REFERENCE]: async (context) => {
    const change = await addReference(context);
    await expectReadBack(context, change, REFERENCE, change.value);
    const odd = await addOddReference(context);
    if (!CLIENT_ERROR.has(odd.answer.status)) await expectReadBack(context, odd, REFERENCE, odd.value);
  },
  [PROCESSING_DATE]: async (context) => {
    const change = await addProcessingDate(context);
    await expectReadBack(context, change, PROCESSING_DATE, change.value, (one) => isDay(one, change.value));
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
    'reference-in-ascii',
    'reference-as-number',
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
  ],
  async check(context, place) {
    await CHECKS[place.attributes ?? '']?.(context);
  },
});

async function expectWholeStatus(context: Context, name: 'antragsteller' | 'ablehnungsgrund'): Promise<void> {
  const change = await replaceStatus(context);
  expectStatus(context, change, name, change.status[name], statusIn(change.after)?.[name]);
}

function expectStatus(
  context: Context,
  { before, answer, after }: Change,
  name: keyof Status,
  wanted?: string,
  shown?: string,
): void {
  assumeMade(answer, shown === wanted);
  assume(isObject(after), 'needs a record that reads as a JSON object after the patch');
  assume(shown ?? statusIn(before)?.[name], `the record shows no ${name} in its status`);
  context.expect.that(shown === wanted, `${name} "${wanted}" in the record`, JSON.stringify(shown) ?? 'no such member');
}

async function expectClerk(context: Context): Promise<void> {
  const change = await replaceClerk(context);
  const { answer, before, after, value } = change;
  const isShown = namesClerk(after, value);
  assumeMade(answer, isShown);
  assumeOtherClerk(change);
  assume(isObject(after), 'needs a record that reads as a JSON object after the patch');
  const shown = clerkIdsIn(after);
  const isJudged = isShown || shown.length > 0 || clerkIn(before) !== undefined;
  assume(isJudged, `the record shows no partnerId under ${CLERK_MEMBERS.join(' or ')}`);
  const got = shown.map((one) => JSON.stringify(one)).join(', ') || 'none';
  context.expect.that(isShown, `the credit clerk ${value} under ${CLERK_MEMBERS.join(' or ')}`, got);
}
