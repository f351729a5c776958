import { statusWithoutCredential } from '../steps/observed.ts';

export default statusWithoutCredential({
  title: 'The answer of an operation without a credential',
  source: ['C15'],
});
