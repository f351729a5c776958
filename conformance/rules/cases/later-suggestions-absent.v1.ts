import { rule, SUCCESS } from '../engine.ts';
import { askBelow, assumeCase } from './steps/reads.ts';
import { needsOf } from './steps/case-interface.ts';

export default rule<'cases-v1'>({
  level: 'should',
  title: 'Cases v1 serve no finanzierungsvorschlaege, which came with v2',
  source: ['C24'],
  at: 'GET /v1/vorgaenge/{vorgangsNummer}',
  effect: 'reads',
  needs: (id) => [...needsOf(id), 'state'],
  brokenBy: ['serves-suggestions'],
  async check(context) {
    await assumeCase(context);
    context.expect.refused(await askBelow(context, '/finanzierungsvorschlaege'), SUCCESS);
  },
});
