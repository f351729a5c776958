import { byPlace } from './steps/declare.ts';
import { expectCreated } from './steps/create.ts';
import { deletedBy } from './steps/deleted.ts';
import { creationOf } from './steps/combined.ts';

export default byPlace(
  {
    level: 'should',
    title: 'An empty string for typ, anrede or geburtsdatum is ignored by a creation, and deletes what is stored',
    brokenBy: [
      'empty-words-are-refused',
      'read-shows-all-unset-as-null',
      'create-refuses-empty',
      'create-with-empty-answers-200',
      'patch-not-stored',
      'patch-stores-empty',
      'patch-ignores-empty',
      'patch-refuses-empty',
      'patch-stores-blank',
    ],
  },
  {
    P147: async (context) => expectCreated(context, await creationOf(context, 'empty words')),
    P158: deletedBy('empty words'),
  },
);
