import { atPlaces } from '../steps/at-places.ts';
import { signOnTo } from './steps/sign-on.ts';

export default atPlaces('session', {
  level: 'info',
  title: 'A sign-on does not redirect to another site',
  source: ['S19'],
  at: '* /login',
  effect: 'creates',
  async check(context, { operation, values = '' }) {
    const way = operation.startsWith('GET') ? 'GET' : 'POST';
    const { answer } = await signOnTo(context, values, way);
    const location = answer.location();
    const leaves = location !== undefined && location.origin !== new URL(answer.url).origin;
    context.note(`${answer.status}, ${leaves ? `leads to ${location.origin}` : 'stays on the site'}`);
  },
});
