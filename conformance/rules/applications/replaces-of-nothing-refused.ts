import { refusals } from './steps/refusals.ts';
import { patchWrongly } from './steps/wrong-patches.ts';

export default refusals({
  title: 'A replace of a value that does not exist is refused',
  source: ['N09'],
  brokenBy: [
    'patch-not-stored',
    'missing-targets-taken',
    'missing-targets-500',
    'paths-in-any-case',
    'escaped-slashes-divide',
    'encoded-slashes-divide',
  ],
  send: patchWrongly,
});
