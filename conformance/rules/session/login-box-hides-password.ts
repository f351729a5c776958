import { NotApplicable } from '../engine.ts';
import { passwordMethodsIn, loginBoxPage, loginBoxRule } from './steps/login-box.ts';

export default loginBoxRule({
  level: 'should',
  title: 'The form of the login box does not send the password in the address',
  source: ['N49'],
  brokenBy: ['login-box-sends-by-get', 'login-box-without-method'],
  async check(context) {
    const answer = await loginBoxPage(context);
    const methods = passwordMethodsIn(answer.body);
    if (methods.length === 0)
      throw new NotApplicable('no form of the login box has a password that a browser sends by itself');
    context.expect.that(!methods.includes('get'), 'forms that are sent by POST', methods.join(', '), answer);
  },
});
