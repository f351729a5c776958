import { sameValue } from './steps/attributes.ts';
import { assumeRefused, sendBad, VALIDATED_PERSON, type Validated } from './steps/bad-values.ts';
import { byPlace, isCreation } from './steps/declare.ts';
import { assume, type Context } from '../engine.ts';
import { foreignRights, grantOnCreation, NOT_HELD } from './steps/granting.ts';
import { lastOf } from './steps/history.ts';
import { expectNotCreated } from './steps/not-created.ts';
import { expectUntouched } from './steps/untouched.ts';
import { show } from './steps/values.ts';

async function expectUnchanged(context: Context, operation: string, name: Validated): Promise<void> {
  const answer = await sendBad(context, operation, name);
  assumeRefused(answer);
  if (isCreation(operation))
    return expectNotCreated(context, answer, await sendBad(context, operation, 'geburtsdatum'));
  const former = (await lastOf(context, VALIDATED_PERSON))[name];
  const value = (await expectUntouched(context, VALIDATED_PERSON, name))[name];
  context.expect.that(sameValue(value, former), `${name} to stay ${show(former)}`, show(value), answer);
}

async function expectNothingStored(context: Context, operation: string): Promise<void> {
  if (isCreation(operation)) {
    const answer = await grantOnCreation(context);
    assume(answer.status === 403, `needs a refusal (403), got ${answer.status}`);
    return expectNotCreated(context, answer);
  }
  const { attempts, persons } = await foreignRights(context);
  assume(
    [...attempts.values()].some(({ status }) => status === 403),
    'needs a refusal (403) for a right',
  );
  for (const partner of persons) await expectUntouched(context, partner, NOT_HELD);
}

const VALUES: Readonly<Record<string, Validated>> = { badAnrede: 'anrede', badGeburtsdatum: 'geburtsdatum' };

export default byPlace(
  {
    level: 'should',
    title: 'A creation or a change that is refused stores nothing',
    covers: [{ operation: 'updatePartner', status: 400 }],
    brokenBy: [
      'patch-refuses-and-stores',
      'patch-refuses-and-deletes',
      'forbidden-changes-are-stored',
      'days-of-no-calendar-taken',
      'rights-granted-by-patch',
      'foreign-right-ignored',
    ],
  },
  {
    P185: (context, { operation, attributes }) => expectUnchanged(context, operation, attributes as Validated),
    P180: (context, { operation }) => expectNothingStored(context, operation),
    async N21(context, { operation, values = '' }) {
      const name = VALUES[values];
      await (name === undefined ? expectNothingStored(context, operation) : expectUnchanged(context, operation, name));
    },
  },
);
