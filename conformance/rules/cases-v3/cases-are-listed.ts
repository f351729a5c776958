import { casesAreListed } from './steps/read-rules.ts';

export default casesAreListed('cases-v3');
