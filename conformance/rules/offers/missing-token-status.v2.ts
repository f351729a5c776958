import { rule } from '../../engine/rule.ts';
import { readUnknown } from './steps/v2/reads.ts';

export default rule({
  level: 'info',
  title: 'Which status a missing token is answered with',
  source: ['O260'],
  interfaces: ['offers-v2'],
  covers: [],
  at: 'GET /v2/ergebnisliste/ermittlung/{ermittlungsId}',
  effect: 'reads',
  needs: ['credentials.v2'],
  brokenBy: [],
  async check(context) {
    const { status } = await readUnknown(context, 'ermittlung', { as: 'none' });
    context.note(`a read without a token is answered with ${status}`);
  },
});
