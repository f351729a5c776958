import { statusWithoutCredential } from '../steps/observed.ts';

export default statusWithoutCredential({ title: 'Which status a missing token is answered with', source: ['O256'] });
