import { personsCanBeSet } from '../cases-v3/steps/change-rules.ts';

export default personsCanBeSet('cases-v1');
