import { statusCanBeSet } from '../cases-v3/steps/change-rules.ts';

export default statusCanBeSet('cases-v1');
