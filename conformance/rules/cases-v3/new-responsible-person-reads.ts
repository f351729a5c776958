import { newPersonReads } from './steps/change-rules.ts';

export default newPersonReads('cases-v3');
