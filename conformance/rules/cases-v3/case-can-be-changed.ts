import { caseCanBeChanged } from './steps/change-rules.ts';

export default caseCanBeChanged('cases-v3');
