import { byPlace, isCreation } from './steps/declare.ts';
import { UNKNOWN } from './steps/documents.ts';
import { expectChangedWithout, expectCreatedWithout } from './steps/stored.ts';
import { creationOf } from './steps/combined.ts';
import { acceptedChange } from './steps/history.ts';
import { assumeAccepted } from './steps/requests.ts';

export default byPlace({
  level: 'should',
  title: 'An unknown member of anschrift or bankverbindung is ignored',
  brokenBy: ['members-refuse-unknown'],
  judges: {
    async P58(context, { operation, attributes: group = '' }) {
      // The same values without unknown members have to be accepted, since a deployment may validate them.
      assumeAccepted(await creationOf(context, 'PERSON'), `a creation with ${group}`);
      for (const [name] of Object.values(UNKNOWN)) {
        const path = `${group}.${name}`;
        if (isCreation(operation)) await expectCreatedWithout(context, await creationOf(context, 'members'), path);
        else {
          await acceptedChange(context, 'PERSON', 'changed');
          await expectChangedWithout(context, 'PERSON', 'members', path);
        }
      }
    },
  },
});
