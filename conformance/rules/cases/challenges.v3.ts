import { challenges } from '../steps/observed.ts';

export default challenges(true, ['cases-v3']);
