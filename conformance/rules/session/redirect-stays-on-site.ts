import { assume, placesByCase, rule } from '../engine.ts';
import { signOnTo } from './steps/sign-on.ts';

const PLACES = placesByCase('session', 'S19');

export default rule({
  level: 'info',
  title: 'A sign-on does not redirect to another site',
  source: ['S19'],
  at: '* /login',
  effect: 'creates',
  cases: [...PLACES.keys()],
  async check(context) {
    const place = PLACES.get(context.case);
    assume(place?.['values'], `no such place: ${context.case}`);
    const way = place.operation.startsWith('GET') ? 'GET' : 'POST';
    const { answer } = await signOnTo(context, place['values'], way);
    const location = answer.location();
    const leaves = location !== undefined && location.origin !== new URL(answer.url).origin;
    context.note(`${answer.status}, ${leaves ? `leads to ${location.origin}` : 'stays on the site'}`);
  },
});
