import { assume, NotApplicable } from '../../engine/outcome.ts';
import { rule } from '../../engine/rule.ts';
import { plainCreation } from './steps/create.ts';
import { recordIn } from './steps/requests.ts';
import { CREATION } from './steps/needs.ts';

export default rule({
  level: 'should',
  title: 'A new partner is not blocked and does not belong to a credit institution',
  source: ['P23'],
  interfaces: ['partner'],
  covers: [{ operation: 'createPartner', status: 201 }],
  effect: 'creates',
  needs: CREATION,
  cases: ['gesperrt', 'gehoertZuKreditinstitut'],
  brokenBy: ['gesperrt-default-true', 'credit-institution-default-true'],
  async check(context) {
    const answer = await plainCreation(context);
    const record = recordIn(answer);
    assume(answer.status === 201 && record, `needs a creation (201) with a JSON object, got status ${answer.status}`);
    const value = record[context.case] ?? undefined;
    if (value === undefined) throw new NotApplicable(`the answer to the creation carries no ${context.case}`);
    context.expect.equal(value, false, context.case);
  },
});
