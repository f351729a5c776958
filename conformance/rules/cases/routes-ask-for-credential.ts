import { statusWithoutCredential } from '../steps/observed.ts';

export default statusWithoutCredential({
  title: 'The response of an operation without a credential',
  source: ['C15'],
});
