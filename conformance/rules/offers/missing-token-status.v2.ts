import { statusWithoutCredential } from '../steps/observed.ts';

export default statusWithoutCredential({ title: 'The status of a request without a token', source: ['O260'] });
