import { tokenGiven } from './steps/token-given.ts';

export default tokenGiven('form', 'login', {
  level: 'must',
  title: 'A form with the right credentials is answered with an access_token',
  source: ['S01', 'S60'],
  smoke: true,
});
