import { entryOf } from '../steps/entry-of.ts';
import { creationByPlace, isCreation } from './steps/declare.ts';
import { UNKNOWN } from './steps/documents.ts';
import { expectCreatedWithout } from './steps/stored.ts';
import { creationOf } from './steps/combined.ts';
import { identifiersOf } from './steps/look-for.ts';
import { expectIgnored } from './steps/attributes.ts';

export default creationByPlace({
  level: 'must',
  title: 'A creation ignores id, gesperrtTransitiv and attributes that no partner has',
  brokenBy: [
    'create-refuses-id',
    'create-takes-id',
    'create-takes-gesperrt-transitiv',
    'create-refuses-unknown',
    'organisation-refuses-unknown',
    'create-stores-unknown',
    'create-stores-empty',
    'create-refuses-empty',
    'create-with-empty-answers-200',
  ],
  judges: {
    async P26(context, { values = '' }) {
      const [name] = entryOf(UNKNOWN, values);
      for (const part of ['unknown', 'unknown ORGANISATION'] as const)
        await expectCreatedWithout(context, await creationOf(context, part), name);
    },
    async P28(context, { attributes = '', typ }) {
      const creation = await creationOf(context, typ === 'PERSON' ? 'read-only PERSON' : 'read-only ORGANISATION');
      await expectCreatedWithout(context, creation, attributes);
      if (attributes !== 'id') return;
      for (const id of identifiersOf(creation)) expectIgnored(context, { id }, 'id', creation.sent['id'], creation);
    },
  },
  isMeant: isCreation,
});
