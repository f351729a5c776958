import { caseReads } from './steps/read-rules.ts';

export default caseReads('cases-v3');
