import { challenges } from '../steps/observed.ts';

export default challenges(true, ['offers-v2', 'offers-v3']);
