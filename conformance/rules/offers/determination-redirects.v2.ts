import { assume } from '../engine.ts';
import { DATA_REFUSED, determinationRule, determine, statusOfDetermination } from './steps/determine.v2.ts';

export default determinationRule({
  level: 'must',
  title: 'A determination for captured data is answered with 302',
  source: ['O201'],
  brokenBy: ['determination-200', 'determination-201', 'determination-303'],
  async check(context) {
    const answer = await determine(context, {});
    // The documents do not show the complete request.
    const isGiven = context.config.fixtures?.offers?.determination !== undefined;
    const lack = `the attributes that are shown do not suffice (${answer.status})`;
    assume(isGiven || !DATA_REFUSED.includes(answer.status), `${lack}; supply fixtures.offers.determination.body`);
    context.expect.status(answer, 302, statusOfDetermination(answer, {}));
  },
});
