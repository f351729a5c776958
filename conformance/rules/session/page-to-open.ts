import type { Answer } from '../../kit/answer.ts';
import { rule } from '../../kit/rule.ts';
import { loggedIn, sessionIn } from './steps/sessions.ts';
import { EXAMPLE_PAGE } from './steps/sign-on.ts';

export default rule({
  level: 'info',
  title: 'A form login that names a page to open is answered like one that names none',
  source: ['S10'],
  covers: [{ operation: 'createSession', status: 200 }],
  effect: 'creates',
  needs: ['credentials.session'],
  brokenBy: [],
  async check(context) {
    const [without, named] = [await loggedIn(context), await loggedIn(context, { oeffne: EXAMPLE_PAGE })];
    const cookie = (answer: Answer) => (sessionIn(answer) === undefined ? 'without' : 'with');
    const show = (answer: Answer) => `${answer.status} ${cookie(answer)} the cookie sessionId`;
    context.note(`without oeffne ${show(without)}, with oeffne=${EXAMPLE_PAGE} ${show(named)}`);
  },
});
