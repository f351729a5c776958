import { assume } from '../../kit/outcome.ts';
import { rule } from '../../kit/rule.ts';
import { controlsIn, loginBox } from './steps/login-box.ts';

export default rule({
  level: 'should',
  title: 'The login box has fields for user name and password, and a button',
  source: ['S16'],
  covers: [{ operation: 'getPartnerLoginBox', status: 200 }],
  effect: 'reads',
  needs: [],
  brokenBy: ['login-box-without-password', 'login-box-without-user-name', 'login-box-without-button'],
  async check(context) {
    const answer = await loginBox(context);
    assume(answer.status === 200, `needs a login box that is answered with 200, got ${answer.status}`);
    const { passwords, otherInputs, buttons } = controlsIn(answer.body);
    const got = `${passwords} password, ${otherInputs} other inputs and ${buttons} buttons`;
    const complete = passwords === 1 && otherInputs > 0 && buttons > 0;
    context.expect.that(complete, 'one password input, another input and a button', got, answer);
  },
});
