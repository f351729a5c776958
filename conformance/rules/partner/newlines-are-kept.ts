import { byPlace, isCreation } from './steps/declare.ts';
import { expectChangedBy, expectCreatedWith } from './steps/stored.ts';

export default byPlace({
  level: 'must',
  title: 'The lines of a footer stay separated by a newline character',
  brokenBy: [
    'texts-taken-for-latin-1',
    'newlines-become-spaces',
    'newlines-become-carriage-returns',
    'blank-lines-are-dropped',
    'patch-not-stored',
    'patch-keeps-what-is-set',
  ],
  judges: {
    P45: (context, { operation, attributes = '' }) =>
      isCreation(operation)
        ? expectCreatedWith(context, 'PERSON', attributes)
        : expectChangedBy(context, 'PERSON', 'changed', attributes),
  },
});
