import { strangersRefused } from './steps/strangers.ts';

export default strangersRefused({
  level: 'must',
  source: ['C22'],
  brokenBy: [
    'reads-without-token',
    'changes-without-token',
    'any-token-taken',
    'applications-without-token',
    'suggestions-without-token',
  ],
});
