import { personsCanBeSet } from './steps/change-rules.ts';

export default personsCanBeSet('cases-v3');
