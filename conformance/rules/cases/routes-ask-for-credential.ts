import { statusWithoutCredential } from '../steps/observed.ts';

export default statusWithoutCredential({
  title: 'What an operation answers where no credential comes',
  source: ['C15'],
});
