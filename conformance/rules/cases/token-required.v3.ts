import { strangersRefused } from './steps/strangers.ts';

export default strangersRefused({
  level: 'must',
  source: ['C22'],
  brokenBy: ['any-token-taken', 'applications-without-token', 'suggestions-without-token'],
});
