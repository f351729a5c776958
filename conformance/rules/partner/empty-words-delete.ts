import { byPlace } from './steps/declare.ts';
import { sameValue, show } from './steps/attributes.ts';
import { expectCreated, plainCreation, recordOfNew } from './steps/create.ts';
import { deleted } from './steps/stored.ts';
import { creationOf } from './steps/combined.ts';

export default byPlace({
  level: 'should',
  title: 'An empty string for typ, anrede or geburtsdatum is ignored by a creation, and deletes what is stored',
  brokenBy: [
    'empty-words-are-refused',
    'empty-typ-makes-organisation',
    'read-shows-all-unset-as-null',
    'read-shows-unset-day-as-first',
    'create-refuses-empty',
    'create-with-empty-answers-200',
    'patch-not-stored',
    'patch-stores-empty',
    'patch-ignores-empty',
    'patch-refuses-empty',
    'patch-stores-blank',
  ],
  judges: {
    async P147(context, { attributes: path = '' }) {
      const creation = await creationOf(context, 'empty words');
      await expectCreated(context, creation);
      const { [path]: value } = await recordOfNew(context, creation);
      const { [path]: usual } = await recordOfNew(context, await plainCreation(context));
      // Other rules judge an empty string in a record, and another default than PERSON.
      const isUsual = value === undefined || sameValue(value, usual) || value === '' || value === 'PERSON';
      context.expect.that(isUsual, `${path} ${show(usual)}`, show(value), creation);
    },
    P158: deleted,
  },
});
