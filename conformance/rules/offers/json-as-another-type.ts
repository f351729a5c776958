import { rule } from '../engine.ts';
import { determineOtherwise, needsToDetermine } from './steps/plain-bodies.ts';

export default rule({
  level: 'info',
  title: 'The response of a determination to JSON that is sent as text/plain',
  source: ['N32'],
  interfaces: ['offers-v2', 'offers-v3'],
  at: ['POST /v*/**'],
  effect: 'creates',
  needs: needsToDetermine,
  async check(context) {
    const { status } = await determineOtherwise(context, (json) => ({ json, contentType: 'text/plain' }));
    context.note(`answered with ${status}`);
  },
});
