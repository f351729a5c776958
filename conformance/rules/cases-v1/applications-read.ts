import { applicationsRead } from '../cases-v3/steps/read-rules.ts';

export default applicationsRead('cases-v1');
