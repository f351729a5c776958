import { assume } from '../engine.ts';
import { isDescribed, missingFrom, setOnlyIn } from './steps/attributes.ts';
import { plainCreation, recordOfNew } from './steps/create.ts';
import { CREATION, creationRule } from './steps/declare.ts';
import { answeredRecord } from './steps/plain.ts';

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
    'read-without-id',
  ],
  async check(context) {
    const creation = await plainCreation(context);
    const record = await answeredRecord(context);
    const read = await recordOfNew(context, creation);
    const others = missingFrom(record, read);
    const missing = others.filter((name) => isDescribed(name, read[name]));
    context.expect.that(
      missing.length === 0,
      'every attribute as the read shows it',
      `other values of ${missing.join(', ')}`,
      creation,
    );
    const extra = setOnlyIn(record, read);
    context.expect.that(extra.length === 0, 'no attribute that the read does not show', extra.join(', '), creation);
    // Which of two values is the wrong one is not known where the read shows none that could be right.
    assume(
      others.length === 0,
      `needs a read with values that the contract describes, got others of ${others.join(', ')}`,
    );
  },
});
