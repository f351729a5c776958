import { personIsTakenAsRead } from '../cases-v3/steps/change-rules.ts';

export default personIsTakenAsRead('cases-v2');
