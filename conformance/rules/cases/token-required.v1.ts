import { strangersRefused } from './steps/strangers.ts';

/** Only a warning, since D2 requires the token for v3 only. */
export default strangersRefused({
  level: 'should',
  source: ['C23'],
  interfaces: ['cases-v1', 'cases-v2'],
});
