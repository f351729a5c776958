import { unknownCaseRefused } from './steps/read-rules.ts';

export default unknownCaseRefused('cases-v3');
