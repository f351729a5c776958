import { statusWithoutCredential } from '../steps/observed.ts';

export default statusWithoutCredential({
  title: 'Which status a read without a token is answered with',
  source: ['O343'],
});
