import { assume, rule } from '../engine.ts';
import { signOn, type Way } from './steps/sign-on.ts';

export default rule({
  level: 'info',
  title: 'How the Location of a sign-on is written',
  source: ['S40'],
  covers: [{ operation: 'signOn', status: 302 }],
  effect: 'creates',
  cases: ['GET', 'POST'],
  async check(context) {
    const { answer } = await signOn(context, context.case as Way);
    const location = answer.location();
    assume(location, `needs a sign-on that is answered with a Location, got status ${answer.status}`);
    const isAbsolute = /^([a-z][a-z\d+.-]*:)?\/\//i.test(answer.header('Location') ?? '');
    context.note(`${answer.status}, ${isAbsolute ? `absolute, at ${location.origin}` : 'relative'}`);
  },
});
