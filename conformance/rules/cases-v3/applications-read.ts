import { applicationsRead } from './steps/read-rules.ts';

export default applicationsRead('cases-v3');
