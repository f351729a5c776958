import { SUCCESS } from '../../kit/expect.ts';
import { rule } from '../../kit/rule.ts';
import { replaceProviderStatus } from './steps/status.ts';
import { CHANGEABLE } from './steps/needs.ts';

export default rule({
  level: 'must',
  title: 'A provider can replace its own part of the status alone',
  source: ['A09'],
  covers: [],
  effect: 'changes',
  needs: CHANGEABLE,
  brokenBy: ['provider-status-refused', 'provider-status-answers-500'],
  async check(context) {
    context.expect.status(await replaceProviderStatus(context), SUCCESS);
  },
});
