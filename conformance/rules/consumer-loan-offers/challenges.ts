import { challenges } from '../steps/observed.ts';

export default challenges(true, ['consumer-loan-offers']);
