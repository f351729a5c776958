import { rule } from '../engine.ts';
import { expectAllow } from '../steps/method-refused.ts';
import { askBelow } from './steps/absent.ts';
import { needsOf } from './steps/case-interface.ts';

export default rule({
  level: 'should',
  title: 'A 405 to GET of nachricht names the methods that are allowed',
  source: ['N24'],
  interfaces: ['cases-v2', 'cases-v3'],
  at: 'POST /v*/vorgaenge/{vorgangsNummer}/nachricht',
  effect: 'reads',
  needs: needsOf,
  brokenBy: ['message-405-without-allow'],
  async check(context) {
    expectAllow(context, await askBelow(context, '/nachricht'));
  },
});
