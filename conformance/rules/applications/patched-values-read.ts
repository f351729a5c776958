import { assume, isObject, SUCCESS, type Context, CLIENT_ERROR } from '../engine.ts';
import { isDay, type Change } from './steps/change.ts';
import { assumeOtherClerk, replaceClerk } from './steps/dated.ts';
import {
  CLERK_MEMBERS,
  PROCESSING_DATE,
  REFERENCE,
  clerksIn,
  namesClerk,
  providerStatusIn,
  statusIn,
  type Status,
} from './steps/members.ts';
import { forEachPlace } from './steps/needs.ts';
import { addOddReference, addProcessingDate, addReference } from './steps/attributes.ts';
import { expectReadBack } from './steps/list.ts';
import { assumeOtherStatus, replaceProviderStatus, replaceStatus } from './steps/status.ts';

const CHECKS: Readonly<Record<string, (context: Context) => Promise<void>>> = {
  'status.antragsteller': (context) => expectWholeStatus(context, 'antragsteller'),
  'status.ablehnungsgrund': (context) => expectWholeStatus(context, 'ablehnungsgrund'),
  'status.produktAnbieter': async (context) => {
    const change = await replaceProviderStatus(context);
    assumeOtherStatus(context, change.former);
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
  title: 'The record shows what a patch has set, as far as it shows it at all',
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
    'provider-status-not-stored',
    'status-forgets-applicant',
    'status-with-reason-hides-applicant',
    'reason-reads-in-lower-case',
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
  assume(SUCCESS.has(answer.status), `needs a patch that is accepted (2xx), got ${answer.status}`);
  assume(isObject(after), 'needs a record that reads as a JSON object after the patch');
  assume(shown ?? statusIn(before)?.[name], `the record shows no ${name} in its status`);
  context.expect.that(shown === wanted, `${name} "${wanted}" in the record`, JSON.stringify(shown) ?? 'no such member');
}

async function expectClerk(context: Context): Promise<void> {
  const change = await replaceClerk(context);
  const { before, answer, after, value } = change;
  assume(SUCCESS.has(answer.status), `needs a patch that is accepted (2xx), got ${answer.status}`);
  assumeOtherClerk(change);
  const shown = [...clerksIn(before), ...clerksIn(after)];
  assume(shown.length > 0, `the record shows neither ${CLERK_MEMBERS.join(' nor ')}`);
  context.expect.that(
    namesClerk(after, value),
    `the credit clerk ${value} under ${CLERK_MEMBERS.join(' or ')}`,
    clerksIn(after)
      .map((clerk) => JSON.stringify(clerk))
      .join(', ') || 'none',
  );
}
