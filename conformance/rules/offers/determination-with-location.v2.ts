import { determinationRule } from './steps/determine.v2.ts';
import { REDIRECTS, redirectOf } from './steps/options.v2.ts';

export default determinationRule({
  level: 'must',
  title: 'The redirect of a determination carries a Location',
  source: ['O202'],
  cases: REDIRECTS,
  brokenBy: [
    'determination-without-location',
    'determination-empty-location',
    'determination-content-location',
    'captured-data-without-location',
    'commission-without-location',
  ],
  async check(context) {
    context.expect.header(await redirectOf(context), 'Location');
  },
});
