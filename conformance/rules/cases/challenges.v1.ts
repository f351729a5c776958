import { challenges } from '../steps/observed.ts';

export default challenges(false, ['cases-v1', 'cases-v2']);
