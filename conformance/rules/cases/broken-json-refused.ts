import { assume, CLIENT_ERROR, rule } from '../engine.ts';
import { assumeSuccess } from '../steps/statuses.ts';
import { identifiersFor, needsToChange, sendTo, COMMON } from './steps/case-interface.ts';
import { changeCase, operatorBody } from './steps/changes.ts';
import { wasMade } from './steps/put-back.ts';

export default rule({
  level: 'should',
  title: 'A patch of a case that is not valid JSON is refused with 4xx',
  source: ['N33'],
  interfaces: ['cases-v2', 'cases-v3'],
  at: 'PATCH /v*/vorgaenge/{vorgangsNummer}',
  effect: 'changes',
  needs: (id) => [...needsToChange(id), 'fixtures.cases.bodies.patch', 'state'],
  brokenBy: ['broken-patch-taken', 'broken-patch-carried-out'],
  async check(context) {
    const change = await changeCase(context);
    assumeSuccess(change, 'a patch that is taken');
    const { reversal } = change;
    assume(reversal.isLeft !== true, 'needs a patch that can be taken back');
    const { json, contentType = '' } = operatorBody(context, 'patch', 'application/json-patch+json');
    const params = await identifiersFor(context, COMMON.vorgang.path);
    // The same patch without its last character: if it is applied, the record shows it.
    assume(typeof json === 'object', 'needs a patch in JSON in fixtures.cases.bodies.patch');
    const raw = JSON.stringify(json).slice(0, -1);
    await context.inTurn('case', async () => {
      const send = () => sendTo(context, 'PATCH', COMMON.vorgang.path, { params, raw, contentType });
      const answer = await send();
      let isMade = await wasMade(context, reversal);
      // Another version may have left its change behind, which is undone now: send the patch again to tell.
      if (isMade && CLIENT_ERROR.has((await send()).status)) isMade = await wasMade(context, reversal);
      context.expect.status(answer, CLIENT_ERROR);
      context.expect.that(!isMade, 'a refused change to leave the case unchanged', 'what it says in the case', answer);
    });
  },
});
