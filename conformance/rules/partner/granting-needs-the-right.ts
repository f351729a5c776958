import { NotApplicable, coversOf, hasCredential, leftOut, type Context } from '../engine.ts';
import { byPlace, isCreation } from './steps/declare.ts';
import { rightNotHeld } from './steps/callers.ts';
import { foreignRights, grantOnCreation, NOT_HELD, type Attempt } from './steps/granting.ts';
import { assumeStillCreates } from './steps/create.ts';
import { historyOf } from './steps/history.ts';
import { assumeBesideTaken, readAfter } from './steps/refused-changes.ts';
import { show, assumeRecord } from './steps/attributes.ts';

/**
 * The attempt to set a right that its caller is known to lack.
 *
 * @throws Skipped when there is none, and the configuration lacks a caller who may lack the right
 * @throws NotApplicable when there is none otherwise
 */
async function attemptOf(context: Context, right: string, value: boolean): Promise<Attempt> {
  const attempt = (await foreignRights(context)).attempts.get(`${right} ${value}`);
  if (attempt !== undefined) return attempt;
  if (!hasCredential(context.config, 'partnerWithoutCreateRight'))
    throw leftOut('credentials.partnerWithoutCreateRight');
  throw new NotApplicable(`nobody is known to lack ${right} where it is ${String(!value)}`);
}

async function expectForbidden(context: Context, right: string, value: boolean): Promise<void> {
  const answer = await attemptOf(context, right, value);
  if (answer.status !== 403) await assumeBesideTaken(context);
  context.expect.status(answer, 403, `${answer.status} for ${right}`);
}

export default byPlace({
  level: 'must',
  title:
    'Granting or withdrawing a right that the caller does not hold is refused with 403, and the right stays as it was',
  covers: coversOf({ createPartner: 403, updatePartner: 403 }),
  brokenBy: [
    'rights-granted-on-creation',
    'rights-granted-by-patch',
    'rights-checked-by-the-first',
    'rights-checked-by-the-last',
    'foreign-right-ignored',
    'foreign-right-answers-400',
    'rights-refused-and-granted',
    'rights-refused-and-withdrawn',
    'rights-refused-and-shown-once',
    'patch-not-stored',
    'forbidden-changes-are-stored',
  ],
  judges: {
    async P40(context, { operation, right = '' }) {
      if (!isCreation(operation)) return expectForbidden(context, right, true);
      const name = await rightNotHeld(context);
      if (name !== right) throw new NotApplicable(`nothing is asked of a caller who creates and lacks ${right}`);
      const answer = await grantOnCreation(context);
      if (answer.status !== 403) await assumeStillCreates(context, answer);
      context.expect.status(answer, 403, `${answer.status} for ${name}; see fixtures.partner.rightNotHeld`);
    },
    async P179(context, { right = '', values }) {
      const attempt = await attemptOf(context, right, values === 'granted');
      const former = (await historyOf(context, attempt.partner)).last[right];
      const read = await readAfter(context, attempt.partner, NOT_HELD);
      const { [right]: value } = assumeRecord(read, 'the person after a refusal');
      context.expect.that(value === former, `${right} to stay ${show(former)}`, show(value), attempt);
    },
    P178: (context, { right = '' }) => expectForbidden(context, right, false),
  },
});
