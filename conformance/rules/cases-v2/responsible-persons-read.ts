import { personsRead } from '../cases-v3/steps/read-rules.ts';

export default personsRead('cases-v2');
