import { atPlaces } from '../steps/at-places.ts';
import { sessionCookie } from './steps/session-cookie.ts';

export default atPlaces('session', {
  level: 'info',
  title: 'The cookie sessionId is kept from scripts and from other sites',
  source: ['S18', 'N47'],
  at: ['POST /login.do', '* /login'],
  effect: 'creates',
  of: ['N47'],
  async check(context, { operation, attributes: wanted = '' }) {
    const { cookie } = await sessionCookie(context, operation);
    const name = wanted.toLowerCase();
    const found = cookie.attributes.find((one) => one.split('=', 1)[0]?.trim().toLowerCase() === name);
    context.note(found ?? 'absent');
  },
});
