import { assume, rule } from '../engine.ts';
import { assumeCase, expectNothingBelow } from './steps/absent.ts';
import { needsOf } from './steps/case-interface.ts';

export default rule<'cases-v1'>({
  level: 'should',
  title: 'Cases v1 serve no finanzierungsvorschlaege, which came with v2',
  source: ['C24'],
  at: 'GET /v1/vorgaenge/{vorgangsNummer}',
  effect: 'reads',
  needs: (id) => [...needsOf(id), 'state'],
  brokenBy: ['serves-suggestions', 'serves-one-suggestion'],
  async check(context) {
    await assumeCase(context);
    const list = '/finanzierungsvorschlaege';
    const id = context.config.fixtures?.cases?.finanzierungsvorschlagId;
    for (const below of id === undefined ? [list] : [list, `${list}/${encodeURIComponent(id)}`])
      assume(await expectNothingBelow(context, below), 'the target answers the read of any address alike');
  },
});
