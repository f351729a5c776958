import { patchPartly } from './steps/attributes.ts';
import { refusals } from './steps/refusals.ts';
import { patchWrongly } from './steps/patches.ts';

export default refusals({
  title: 'A patch that cannot be applied answers 4xx',
  source: ['N17'],
  asClientError: true,
  brokenBy: [
    'patch-not-stored',
    'missing-targets-taken',
    'missing-targets-500',
    'unknown-ops-taken',
    'tests-not-made',
    'several-operations-not-stored',
    'only-first-operation',
  ],
  async send(context, what) {
    if (what === 'failingTest') return (await patchPartly(context, what)).answer;
    if (what === 'unknownOp') return patchWrongly(context, 'upsert');
    return patchWrongly(context, what === 'unknownPath' ? what : 'missingTarget');
  },
});
