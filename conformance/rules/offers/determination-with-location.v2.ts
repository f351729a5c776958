import { determinationRule, determined } from './steps/v2/determine.ts';
import { queryFor, WAYS } from './steps/v2/ask.ts';

export default determinationRule({
  level: 'must',
  title: 'The redirect of a determination carries a Location',
  source: ['O202'],
  cases: WAYS,
  brokenBy: [
    'determination-without-location',
    'determination-empty-location',
    'determination-content-location',
    'captured-data-without-location',
  ],
  async check(context) {
    context.expect.header(await determined(context, queryFor(context)), 'Location');
  },
});
