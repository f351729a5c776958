import { routesAskForCredential } from './steps/read-rules.ts';

export default routesAskForCredential('cases-v3');
