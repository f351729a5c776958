import { caseCanBeChanged } from '../cases-v3/steps/change-rules.ts';

export default caseCanBeChanged('cases-v2');
