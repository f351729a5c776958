import { messageCanBeSent } from './steps/change-rules.ts';

export default messageCanBeSent('cases-v3');
