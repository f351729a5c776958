import { caseReads } from '../cases-v3/steps/read-rules.ts';

export default caseReads('cases-v1');
