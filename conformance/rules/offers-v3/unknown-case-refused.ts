import { SUCCESS } from '../../kit/expect.ts';
import { rule } from '../../kit/rule.ts';
import { NEEDS } from './steps/access.ts';
import { determined, PLAIN, send } from './steps/determine.ts';

export default rule({
  level: 'must',
  title: 'A determination for a case that does not exist is refused',
  source: ['O309'],
  covers: [],
  effect: 'creates',
  needs: [...NEEDS, 'state'],
  brokenBy: ['unknown-case-200', 'unknown-case-204', 'unknown-case-uses-another'],
  async check(context) {
    await determined(context);
    context.expect.refused(await send(context, context.uuid(), { json: PLAIN }), SUCCESS);
  },
});
