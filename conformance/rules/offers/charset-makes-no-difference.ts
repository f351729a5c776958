import { rule } from '../engine.ts';
import { DETERMINED } from './steps/determine.v3.ts';
import { determineOtherwise, needsToDetermine } from './steps/plain-bodies.ts';

export default rule({
  level: 'should',
  title: 'A determination is accepted if the media type of its body names UTF-8',
  source: ['N78'],
  interfaces: ['offers-v2', 'offers-v3'],
  at: ['POST /v*/**'],
  effect: 'creates',
  needs: needsToDetermine,
  brokenBy: ['charset-refused'],
  async check(context) {
    const contentType = 'application/json; charset=utf-8';
    const answer = await determineOtherwise(context, (json) => ({ json, contentType }));
    context.expect.status(answer, context.interface === 'offers-v2' ? [302] : DETERMINED);
  },
});
