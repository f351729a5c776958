import { personsRead } from './steps/read-rules.ts';

export default personsRead('cases-v3');
