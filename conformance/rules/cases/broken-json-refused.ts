import { assume, CLIENT_ERROR, rule, SUCCESS } from '../engine.ts';
import { identifiersFor, needsToChange, sendTo } from './steps/case-interface.ts';
import { changeCase, operatorBody } from './steps/changes.ts';
import { COMMON } from './steps/reads.ts';

export default rule({
  level: 'should',
  title: 'A patch of a case that is no JSON is refused with 4xx',
  source: ['N33'],
  interfaces: ['cases-v2', 'cases-v3'],
  at: 'PATCH /v*/vorgaenge/{vorgangsNummer}',
  effect: 'changes',
  needs: (id) => [...needsToChange(id), 'fixtures.cases.bodies', 'state'],
  brokenBy: ['broken-patch-taken', 'broken-patch-500'],
  async check(context) {
    const { status } = await changeCase(context);
    assume(SUCCESS.has(status), `needs a patch that is taken (2xx), got ${status}`);
    const { contentType = '' } = operatorBody(context, 'patch', 'application/json-patch+json');
    const params = await identifiersFor(context, COMMON.vorgang.path);
    const answer = await context.inTurn('case', () =>
      sendTo(context, 'PATCH', COMMON.vorgang.path, { params, raw: '[{"op":', contentType }),
    );
    context.expect.status(answer, CLIENT_ERROR);
  },
});
