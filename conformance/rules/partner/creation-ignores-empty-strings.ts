import { type Context, SUCCESS, assume } from '../engine.ts';
import { FLAGS, GROUPS } from './steps/attributes.ts';
import { byPlace } from './steps/declare.ts';
import { createOnce, createPartner, expectCreated, plainCreation, recordOfNew, type Creation } from './steps/create.ts';
import { creationOf } from './steps/combined.ts';
import { emptyPartOf } from './steps/parts.ts';
import { show, valueOf } from './steps/values.ts';

/** A plain creation sends these itself. */
const OF_THE_NAME = ['vorname', 'nachname', 'firmennameZusatz'];

export default byPlace(
  {
    level: 'must',
    title: 'A creation ignores empty strings, as if the attribute had not been sent',
    covers: [{ operation: 'createPartner', status: 201 }],
    effect: 'creates',
    brokenBy: [
      'create-refuses-empty',
      'create-with-empty-answers-200',
      'create-stores-empty',
      'read-shows-unset-as-empty',
      'create-refuses-rights',
      'organisation-keeps-mobilnummer',
      'foreign-right-answers-400',
    ],
  },
  {
    async P27(context, { attributes: path = '' }) {
      const creation = await creationOf(context, emptyPartOf(path));
      await assumeNothingLacks(context, creation);
      await expectCreated(context, creation);
      const record = await recordOfNew(context, creation);
      // Which attributes the service sets by itself is open (P133).
      const plain = await recordOfNew(context, await plainCreation(context));
      for (const one of GROUPS[path]?.map((member) => `${path}.${member}`) ?? [path]) {
        const [value, usual] = [valueOf(record, one), valueOf(plain, one)];
        // null is another way of not being set, which is judged elsewhere, like the type of a flag, which has its default.
        const isSetAnyway = !OF_THE_NAME.includes(one) && (usual ?? undefined) !== undefined && value !== '';
        const isUnset = FLAGS.includes(one) ? value !== true && value !== '' : (value ?? undefined) === undefined;
        context.expect.that(isUnset || isSetAnyway, `${one} not to be set`, show(value), creation);
      }
    },
    async P146(context) {
      const creation = await creationOf(context, 'empty');
      await assumeNothingLacks(context, creation);
      await expectCreated(context, creation);
    },
  },
);

/**
 * Makes sure that a refusal is not about what a partner must have: an empty string counts as if nothing had been sent.
 *
 * @throws Inconclusive when a creation without what came empty is refused as well
 */
async function assumeNothingLacks(context: Context, creation: Creation): Promise<void> {
  if (creation.status < 400 || creation.status >= 500) return;
  const empty = Object.keys(creation.sent).filter((name) => creation.sent[name] === '');
  const without = Object.fromEntries(empty.map((name) => [name, undefined]));
  const { status } = await createOnce(context, `without ${empty.join()}`, (step) => createPartner(step, without));
  assume(
    SUCCESS.has(status),
    `needs a creation without what came empty that is accepted (2xx), got ${status}; see fixtures.partner.parentPartnerId`,
  );
}
