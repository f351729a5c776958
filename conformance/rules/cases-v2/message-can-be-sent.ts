import { messageCanBeSent } from '../cases-v3/steps/change-rules.ts';

export default messageCanBeSent('cases-v2');
