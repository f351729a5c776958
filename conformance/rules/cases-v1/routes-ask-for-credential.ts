import { routesAskForCredential } from '../cases-v3/steps/read-rules.ts';

export default routesAskForCredential('cases-v1');
