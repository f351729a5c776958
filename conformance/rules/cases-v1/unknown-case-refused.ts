import { unknownCaseRefused } from '../cases-v3/steps/read-rules.ts';

export default unknownCaseRefused('cases-v1');
