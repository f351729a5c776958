import { tokenGiven } from './steps/token-given.ts';

export default tokenGiven('basic', 'session', {
  level: 'should',
  title: 'E-mail address and password of a user are answered with an access_token by HTTP Basic, too',
  source: ['S23'],
  brokenBy: ['user-refused-by-basic'],
});
