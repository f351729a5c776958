import { strangersRefused } from './steps/strangers.ts';

export default strangersRefused({
  level: 'must',
  source: ['C22'],
  brokenBy: [
    'reads-without-token',
    'changes-without-token',
    'signature-not-verified',
    'longer-token-taken',
    'unsigned-token-taken',
    'refusals-serve',
    'strangers-lead-to-copies',
    'strangers-change-in-vain',
  ],
});
