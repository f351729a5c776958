import { statusWithoutCredential } from '../steps/observed.ts';

export default statusWithoutCredential({
  title: 'The status of a read without a token',
  source: ['O343'],
});
