import { suggestionsAreListed } from './steps/read-rules.ts';

export default suggestionsAreListed('cases-v3');
