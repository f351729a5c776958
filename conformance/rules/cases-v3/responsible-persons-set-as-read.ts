import { personIsTakenAsRead } from './steps/change-rules.ts';

export default personIsTakenAsRead('cases-v3');
