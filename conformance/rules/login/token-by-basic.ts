import { tokenGiven } from './steps/token-given.ts';

export default tokenGiven('basic', 'login', {
  level: 'must',
  title: 'HTTP Basic with the right credentials is answered with an access_token',
  source: ['S02', 'S61'],
});
