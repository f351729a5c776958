import { tokenGiven } from './steps/token-given.ts';

const stated = {
  level: 'should',
  title: 'E-mail address and password of a user are answered with an access_token by HTTP Basic, too',
  source: ['S23'],
} as const;

export default tokenGiven('basic', 'session', stated, ['user-refused-by-basic']);
