import { tokenGiven } from './steps/token-given.ts';

export default tokenGiven('form', 'session', {
  level: 'must',
  title: 'E-mail address and password of a user are answered with an access_token',
  source: ['S03'],
  brokenBy: ['email-not-decoded', 'user-without-token'],
});
