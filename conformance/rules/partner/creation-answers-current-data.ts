import { assume, type Context } from '../engine.ts';
import { tried } from '../steps/tried.ts';
import { isDescribed, missingFrom, RIGHTS, setOnlyIn, type PartnerRecord } from './steps/attributes.ts';
import { recordOfNew } from './steps/create.ts';
import { CREATION, creationRule } from './steps/declare.ts';
import type { Typ } from './steps/documents.ts';
import { answeredRecord, plainOf } from './steps/plain.ts';

export default creationRule({
  level: 'should',
  title: 'A creation answers with every attribute that the read after it shows, and no other',
  source: ['P21', 'P134'],
  needs: [...CREATION, 'state'],
  brokenBy: [
    'create-body-without-defaults',
    'create-body-without-id',
    'create-body-id-is-empty',
    'create-body-id-is-number',
    'typ-reads-natural-person',
    'typ-reads-in-lower-case',
    'read-shows-inherited-values',
    'creation-answers-inherited-values',
    'creation-answers-every-typ-as-person',
    'read-without-id',
    'read-shows-unset-day-as-first',
    'creation-answers-organisation-without-transitive-block',
  ],
  async check(context) {
    await expectCurrent(context, 'PERSON', await answeredRecord(context));
    const organisation = await tried(answeredRecord(context, 'ORGANISATION'));
    if (organisation !== undefined) await expectCurrent(context, 'ORGANISATION', organisation);
  },
});

/** Judges the response to the creation of a partner with only a name. */
async function expectCurrent(context: Context, typ: Typ, record: PartnerRecord): Promise<void> {
  const creation = await plainOf(context, typ);
  const read = await recordOfNew(context, creation);
  // A read may show rights of an organisation, which it does not have.
  const others = missingFrom(record, read).filter((name) => typ === 'PERSON' || !RIGHTS.includes(name));
  const missing = others.filter((name) => isDescribed(name, read[name]));
  const got = `other values of ${missing.join(', ')}`;
  context.expect.that(missing.length === 0, 'every attribute as the read shows it', got, creation);
  const extra = setOnlyIn(record, read);
  context.expect.that(extra.length === 0, 'no attribute that the read does not show', extra.join(', '), creation);
  // If the read shows a bad value, that of the creation may be right.
  assume(
    others.length === 0,
    `needs a read with values that the contract describes, got others of ${others.join(', ')}`,
  );
}
