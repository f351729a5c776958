import { rule } from '../engine.ts';
import { readUnknown } from './steps/reads.v2.ts';

export default rule({
  level: 'info',
  title: 'Which status a missing token is answered with',
  source: ['O260'],
  at: 'GET /v2/ergebnisliste/ermittlung/{ermittlungsId}',
  effect: 'reads',
  needs: ['credentials.v2'],
  async check(context) {
    const { status } = await readUnknown(context, 'ermittlung', { as: 'none' });
    context.note(`a read without a token is answered with ${status}`);
  },
});
