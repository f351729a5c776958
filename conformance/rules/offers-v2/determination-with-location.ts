import { rule } from '../../kit/rule.ts';
import { determined } from './steps/determine.ts';

export default rule({
  level: 'must',
  title: 'The redirect of a determination carries a Location',
  source: ['O202'],
  covers: [{ operation: 'createErmittlung', status: 302 }],
  effect: 'creates',
  needs: ['credentials.v2'],
  brokenBy: [
    'determination-without-location',
    'determination-empty-location',
    'determination-content-location',
    'captured-data-without-location',
  ],
  async check(context) {
    context.expect.header(await determined(context, {}), 'Location');
  },
});
