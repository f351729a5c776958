import { statusCanBeSet } from './steps/change-rules.ts';

export default statusCanBeSet('cases-v3');
