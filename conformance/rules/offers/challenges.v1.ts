import { challenges } from '../steps/observed.ts';

export default challenges(false, ['offers-v1']);
