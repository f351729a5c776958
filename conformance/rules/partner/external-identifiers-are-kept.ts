import { byPlace, isCreation } from './steps/declare.ts';
import { expectChangedBy, expectCreatedWith } from './steps/stored.ts';

export default byPlace({
  level: 'should',
  title: 'An externePartnerId of any characters is kept as it was sent',
  brokenBy: [
    'texts-taken-for-latin-1',
    'texts-taken-for-numbers',
    'external-identifiers-end-at-a-blank',
    'patch-not-stored',
    'patch-keeps-what-is-set',
  ],
  judges: {
    async P71(context, { operation, attributes: path = '', values }) {
      const odd = 'odd externePartnerId';
      const isDigits = values === 'digits';
      if (isCreation(operation)) await expectCreatedWith(context, isDigits ? 'PERSON' : odd, path);
      else await expectChangedBy(context, 'PERSON', isDigits ? 'changed' : odd, path);
    },
  },
});
