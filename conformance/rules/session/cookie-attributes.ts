import { assume, placesByCase, rule } from '../engine.ts';
import { sessionCookie } from './steps/session-cookie.ts';

const PLACES = placesByCase('session', 'N47');

export default rule({
  level: 'info',
  title: 'The cookie sessionId is kept from scripts and from other sites',
  source: ['S18', 'N47'],
  at: ['POST /login.do', '* /login'],
  effect: 'creates',
  cases: [...PLACES.keys()],
  async check(context) {
    const place = PLACES.get(context.case);
    assume(place?.['attributes'], `no such place: ${context.case}`);
    const { attributes } = await sessionCookie(context, place.operation);
    const name = place['attributes'].toLowerCase();
    const found = attributes.find((one) => one.split('=', 1)[0]?.trim().toLowerCase() === name);
    context.note(found ?? 'absent');
  },
});
