import { recordIn, RIGHTS, sameValue, show, valueOf, type PartnerRecord } from './steps/attributes.ts';
import {
  assumeRefused,
  changesToBad,
  sendBad,
  sendBadAgain,
  VALIDATED,
  VALIDATED_PERSONS,
  type Validated,
} from './steps/bad-values.ts';
import { tried } from '../steps/tried.ts';
import { byPlace, isCreation } from './steps/declare.ts';
import { assume, SUCCESS, type Context } from '../engine.ts';
import { WRITABLE } from './steps/documents.ts';
import { foreignRights, grantOnCreation, NOT_HELD } from './steps/granting.ts';
import { historyOf } from './steps/history.ts';
import { expectUntouched, readAfter } from './steps/refused-changes.ts';
import type { OwnPartner } from './steps/scenarios.ts';
import { expectNotCreated } from './steps/not-created.ts';

/** Attributes that other requests change after the history, or whose bad values other rules judge. */
const UNSTEADY = ['vorname', 'titelFunktion', 'telefonnummer', 'anrede', 'geburtsdatum'];
const STEADY = WRITABLE.PERSON.filter((path) => !UNSTEADY.includes(path));

async function expectAsBefore(
  context: Context,
  partner: OwnPartner,
  reason: string,
  paths: readonly string[],
  former: PartnerRecord,
): Promise<void> {
  const record = await expectUntouched(context, partner, reason);
  for (const path of paths) {
    const [value, old] = [valueOf(record, path), valueOf(former, path)];
    context.expect.that(sameValue(value ?? false, old ?? false), `${path} to stay ${show(old)}`, show(value));
  }
}

/** Judges all changes with bad values of an attribute. What an accepted one stores is no fault of those that are refused. */
async function expectUnchangedBy(context: Context, operation: string, name: Validated): Promise<void> {
  const partner = VALIDATED_PERSONS[name];
  const answers = await changesToBad(context, operation, name);
  const paths = [name, ...STEADY, ...((await acceptsRights(context)) ? [] : RIGHTS)];
  const { last } = await historyOf(context, partner);
  if (answers.every(({ status }) => !SUCCESS.has(status))) return expectAsBefore(context, partner, name, paths, last);
  const shown = recordIn(await readAfter(context, partner, name))?.[name];
  const again = `again ${name}`;
  await sendBadAgain(context, name, again);
  return expectAsBefore(context, partner, again, paths, { ...last, [name]: shown });
}

/** Whether a change of a right that the caller lacks was accepted, which another rule judges. */
async function acceptsRights(context: Context): Promise<boolean> {
  const { attempts } = (await tried(foreignRights(context))) ?? {};
  return [...(attempts?.values() ?? [])].some(({ status }) => SUCCESS.has(status));
}

async function expectUnchanged(context: Context, operation: string, name: Validated): Promise<void> {
  const answer = await sendBad(context, operation, name);
  assumeRefused(answer);
  if (!isCreation(operation)) return expectUnchangedBy(context, operation, name);
  await expectNotCreated(context, answer);
  // Only creations validate a typ.
  const other = await sendBad(context, operation, 'typ');
  if (other.status === 400) await expectNotCreated(context, other);
}

async function expectNothingStored(context: Context, operation: string): Promise<void> {
  if (isCreation(operation)) {
    const answer = await grantOnCreation(context);
    assume(answer.status === 403, `needs a refusal (403), got ${answer.status}`);
    return expectNotCreated(context, answer);
  }
  const { attempts, persons } = await foreignRights(context);
  const isAnyRefused = [...attempts.values()].some(({ status }) => status === 403);
  assume(isAnyRefused, 'needs a refusal (403) for a right');
  // What an accepted attempt stores is no fault of those that are refused.
  assume(!(await acceptsRights(context)), 'needs a refusal of every right, as granting-needs-the-right reports');
  for (const partner of persons) {
    const { last } = await historyOf(context, partner);
    await expectAsBefore(context, partner, NOT_HELD, STEADY, last);
  }
}

export default byPlace({
  level: 'should',
  title: 'A creation or a change that is refused stores nothing',
  covers: [{ operation: 'updatePartner', status: 400 }],
  brokenBy: [
    'bad-typ-is-refused-and-made',
    'patch-refuses-and-stores',
    'patch-refuses-and-deletes',
    'patch-refuses-and-blocks',
    'forbidden-changes-are-stored',
    'rights-refused-and-granted',
    'rights-refused-and-withdrawn',
  ],
  judges: {
    P185: (context, { operation, attributes }) => expectUnchanged(context, operation, attributes as Validated),
    P180: (context, { operation }) => expectNothingStored(context, operation),
    async N21(context, { operation, values }) {
      const name = VALIDATED.find((one) => values === `bad ${one}`);
      await (name === undefined ? expectNothingStored(context, operation) : expectUnchanged(context, operation, name));
    },
  },
});
