import { tokenGiven } from './steps/token-given.ts';

const stated = {
  level: 'must',
  title: 'E-mail address and password of a user are answered with an access_token',
  source: ['S03'],
} as const;

export default tokenGiven('form', 'session', stated, ['email-not-decoded', 'user-without-token']);
