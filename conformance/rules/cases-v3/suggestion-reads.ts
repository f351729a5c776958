import { suggestionReads } from './steps/read-rules.ts';

export default suggestionReads('cases-v3');
