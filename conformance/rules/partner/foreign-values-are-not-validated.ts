import { byPlace, isCreation } from './steps/declare.ts';
import { expectChangedWithout, expectCreatedWithout } from './steps/stored.ts';
import { creationOf } from './steps/combined.ts';

export default byPlace({
  level: 'should',
  title: 'An organisation is not refused for an invalid anrede or geburtsdatum',
  brokenBy: [
    'organisation-validates-persons',
    'organisation-refuses-geburtsdatum',
    'create-accepts-bad-anrede',
    'create-accepts-bad-geburtsdatum',
    'patch-accepts-bad-anrede',
    'patch-accepts-bad-geburtsdatum',
    'patch-refuses-and-stores',
  ],
  judges: {
    async P91(context, { operation, attributes = '' }) {
      if (isCreation(operation))
        await expectCreatedWithout(context, await creationOf(context, 'foreign values'), attributes);
      else await expectChangedWithout(context, 'ORGANISATION', 'foreign values', attributes);
    },
  },
});
