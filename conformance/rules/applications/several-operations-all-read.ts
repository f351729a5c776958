import { assume, NotApplicable, SUCCESS, type Context } from '../engine.ts';
import { addBoth, addProcessingDate, addReference } from './steps/attributes.ts';
import { assumeRead, isDay } from './steps/change.ts';
import { replaceClerkAndStatus, showsBack, type BothReplaced } from './steps/clerk-and-status.ts';
import { assumeOtherClerk, replaceClerk } from './steps/dated.ts';
import { assumeMade, expectReadBack } from './steps/read-back.ts';
import {
  clerksIn,
  namesClerk,
  partsAt,
  PROCESSING_DATE,
  REFERENCE,
  shownAs,
  statusIn,
  textNamed,
} from './steps/members.ts';
import { patchRule } from './steps/patches.ts';
import { assumeOtherStatus } from './steps/status.ts';

const CLERK = 'credit clerk';
const STATUS = 'status of the provider';
const REMOVAL = 'removal';

export default patchRule({
  level: 'must',
  title: 'The record shows the effect of every operation of one call',
  source: ['A26'],
  covers: [{ operation: 'getAntrag', status: '2XX' }],
  cases: [REFERENCE, PROCESSING_DATE, REMOVAL, CLERK, STATUS],
  brokenBy: [
    'only-first-operation',
    'only-last-operation',
    'several-operations-not-stored',
    'clerk-with-status-not-stored',
    'status-with-clerk-not-stored',
    'whole-status-with-others-not-stored',
    'removal-with-others-not-stored',
    'clerk-change-forgets-reference',
  ],
  async check(context) {
    if (context.case === REMOVAL) return expectReferenceChanged(context);
    if (context.case === CLERK || context.case === STATUS) return expectReplaced(context, context.case);
    const alone = await (context.case === REFERENCE ? addReference : addProcessingDate)(context);
    assume(alone.isShown, `needs a record that shows ${context.case} after it was added alone`);
    const change = await addBoth(context);
    const { reference, day } = change;
    if (context.case === REFERENCE) await expectReadBack(context, change, REFERENCE, reference);
    else await expectReadBack(context, change, PROCESSING_DATE, day, (one) => isDay(one, day));
  },
});

async function expectReferenceChanged(context: Context): Promise<void> {
  const made = await replaceClerkAndStatus(context);
  const { answer, after, reference } = made;
  if (reference === undefined)
    throw new NotApplicable('no record shows a change of the reference by a patch that changes nothing else');
  const { operation, isMade } = reference;
  assumeRead(after);
  assumeMade(answer, isMade(after));
  const wanted = operation.op === 'remove' ? `no ${REFERENCE}` : `${REFERENCE} ${JSON.stringify(operation.value)}`;
  context.expect.that(isMade(after), wanted, shownAs([textNamed(after, REFERENCE)], 'another one'));
  expectPutBack(context, made, `/${REFERENCE}`);
}

/** Judges that the record shows a part that the restoring call sent. */
function expectPutBack(context: Context, { putBack }: BothReplaced, path: string): void {
  const operation = putBack?.operations.find((one) => one.path === path);
  if (putBack === undefined || operation === undefined || !SUCCESS.has(putBack.answer.status)) return;
  const isShown = showsBack(putBack.after, operation);
  assumeMade(putBack.answer, isShown);
  const [part] = partsAt([operation]);
  const got = shownAs([part?.valueIn(putBack.after)]);
  context.expect.that(isShown, `${path} in the record put back to ${JSON.stringify(operation.value)}`, got);
}

async function expectReplaced(context: Context, part: typeof CLERK | typeof STATUS): Promise<void> {
  const made = await replaceClerkAndStatus(context);
  const { answer, before, after, shows, clerk, status } = made;
  const isShown = part === CLERK ? shows.clerk : shows.status;
  if (!isShown)
    throw new NotApplicable(`the record does not show the new ${part} even after a patch that replaces nothing else`);
  assumeRead(after);
  if (part === CLERK) {
    assumeOtherClerk(await replaceClerk(context));
    const isNamed = namesClerk(after, clerk);
    assumeMade(answer, isNamed);
    context.expect.that(isNamed, `the credit clerk "${clerk}" in the record`, shownAs(clerksIn(after)));
    expectPutBack(context, made, '/ansprechpartner/partnerId');
  } else {
    assumeOtherStatus(context, before);
    const shown = statusIn(after)?.produktAnbieter;
    assumeMade(answer, shown === status);
    context.expect.that(shown === status, `produktAnbieter "${status}" in the record`, shownAs([shown]));
    expectPutBack(context, made, '/status');
  }
}
