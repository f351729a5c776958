import { expectShown, recordIn, valueOf } from './steps/attributes.ts';
import { creationOf } from './steps/combined.ts';
import { byPlace, isCreation } from './steps/declare.ts';
import { expectChangedBy, expectCreatedWith } from './steps/stored.ts';

export default byPlace({
  level: 'should',
  title: 'An externePartnerId of any characters is kept as it was sent',
  brokenBy: [
    'texts-taken-for-latin-1',
    'texts-taken-for-numbers',
    'external-identifiers-end-at-a-blank',
    'external-identifiers-without-markup',
    'external-identifiers-decoded',
    'external-identifiers-without-backslash',
    'external-identifiers-of-three-bytes',
    'creation-answers-external-identifier-in-capitals',
    'patch-not-stored',
    'patch-keeps-what-is-set',
  ],
  judges: {
    async P71(context, { operation, attributes: path = '', values }) {
      const odd = 'odd externePartnerId';
      const isDigits = values === 'digits';
      if (!isCreation(operation)) return expectChangedBy(context, 'PERSON', isDigits ? 'changed' : odd, path);
      const part = isDigits ? 'PERSON' : odd;
      await expectCreatedWith(context, part, path);
      const creation = await creationOf(context, part);
      const answered = recordIn(creation);
      // Another rule judges a response without the attribute.
      if (valueOf(answered, path) !== undefined)
        expectShown(context, answered, path, valueOf(creation.sent, path), creation);
    },
  },
});
