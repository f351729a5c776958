import { casesAreListed } from '../cases-v3/steps/read-rules.ts';

export default casesAreListed('cases-v2');
