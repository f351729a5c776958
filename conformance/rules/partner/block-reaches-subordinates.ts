import { rule } from '../../engine/rule.ts';
import { CREATION } from './steps/needs.ts';
import { assumeRecord } from './steps/requests.ts';
import { blockSubTree } from './steps/sub-tree.ts';

export default rule({
  level: 'should',
  title: 'The mark gesperrtTransitiv is true as long as a superior partner is blocked',
  source: ['P44', 'P74'],
  interfaces: ['partner'],
  covers: [{ operation: 'getPartner', status: 200 }],
  effect: 'creates',
  needs: [...CREATION, 'state'],
  cases: ['blocked', 'unblocked'],
  brokenBy: ['block-stays-with-superior', 'block-is-never-lifted'],
  async check(context) {
    const tree = await blockSubTree(context);
    const answer = context.case === 'blocked' ? tree.blocked : tree.unblocked;
    const value = assumeRecord(answer, 'the partner below')['gesperrtTransitiv'];
    const holds = context.case === 'blocked' ? value === true : value !== true;
    const wanted = `gesperrtTransitiv ${context.case === 'blocked' ? 'true' : 'false'} below a superior that is ${context.case}`;
    context.expect.that(holds, wanted, JSON.stringify(value) ?? 'nothing', answer);
  },
});
