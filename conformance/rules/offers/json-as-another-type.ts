import { rule } from '../engine.ts';
import { determineOtherwise } from './steps/plain-bodies.ts';
import { NEEDS } from './steps/access.v3.ts';

export default rule({
  level: 'info',
  title: 'The answer of a determination to JSON that is sent as text/plain',
  source: ['N32'],
  interfaces: ['offers-v2', 'offers-v3'],
  at: ['POST /v*/**'],
  effect: 'creates',
  needs: (id) => (id === 'offers-v2' ? ['credentials.v2'] : NEEDS),
  async check(context) {
    const { status } = await determineOtherwise(context, (json) => ({ json, contentType: 'text/plain' }));
    context.note(`answered with ${status}`);
  },
});
