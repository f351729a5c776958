import { suggestionsAreListed } from '../cases-v3/steps/read-rules.ts';

export default suggestionsAreListed('cases-v2');
