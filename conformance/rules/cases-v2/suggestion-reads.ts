import { suggestionReads } from '../cases-v3/steps/read-rules.ts';

export default suggestionReads('cases-v2');
