import { savedOffersRead } from '../cases-v3/steps/read-rules.ts';

export default savedOffersRead('cases-v2');
