import { strangersRefused } from './steps/strangers.ts';

export default strangersRefused({
  level: 'must',
  source: ['C22'],
});
