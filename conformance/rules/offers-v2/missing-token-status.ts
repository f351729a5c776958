import { rule } from '../../kit/rule.ts';
import { assumeInService } from './steps/in-service.ts';
import { readUnknown } from './steps/unknown.ts';

export default rule({
  level: 'info',
  title: 'Which status a missing token is answered with',
  source: ['O220'],
  covers: [],
  effect: 'reads',
  needs: ['credentials.v2'],
  brokenBy: [],
  async check(context) {
    const { status } = await readUnknown(context, 'ermittlung', { as: 'none' });
    await assumeInService(context, status);
    context.note(`a read without a token is answered with ${status}`);
  },
});
