import { newPersonReads } from '../cases-v3/steps/change-rules.ts';

export default newPersonReads('cases-v2');
