import { valuesAt } from '../steps/at-places.ts';
import { entryOf } from '../steps/entry-of.ts';
import { controlsIn, loginBoxPage, loginBoxRule } from './steps/login-box.ts';

export default loginBoxRule({
  level: 'must',
  title: 'The login box has fields for user name and password, and a button',
  source: ['S41'],
  cases: valuesAt('session', 'S41'),
  brokenBy: [
    'login-box-without-password',
    'login-box-without-user-name',
    'login-box-with-search-alone',
    'login-box-without-button',
  ],
  async check(context) {
    const answer = await loginBoxPage(context);
    const { passwords, otherInputs, buttons } = controlsIn(answer.body);
    const counts = [count(passwords, 'password field'), count(otherInputs, 'other input'), count(buttons, 'button')];
    const found: Readonly<Record<string, boolean>> = {
      'user name field': otherInputs > 0,
      'password field': passwords > 0,
      'login button': buttons > 0,
    };
    context.expect.that(entryOf(found, context.case), `a ${context.case}`, counts.join(', '), answer);
  },
});

function count(number: number, name: string): string {
  return `${number === 0 ? 'no' : number} ${name}${number === 1 ? '' : 's'}`;
}
