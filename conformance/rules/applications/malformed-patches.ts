import { refusals } from './steps/refusals.ts';
import { patchWrongly } from './steps/wrong-patches.ts';

export default refusals({
  title: 'A body that is not a JSON Patch, or holds an invalid operation, is refused',
  source: ['A25', 'N02', 'N03', 'N04', 'N05', 'N18'],
  brokenBy: [
    'patch-not-stored',
    'reference-not-stored',
    'clerk-not-stored',
    'objects-taken',
    'strings-taken',
    'unknown-ops-taken',
    'ops-in-any-case',
    'missing-members-taken',
    'paths-without-slash-taken',
    'refused-patches-carried-out',
  ],
  send: patchWrongly,
});
