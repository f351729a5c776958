import { bodiesAreTyped } from '../steps/observed.ts';

export default bodiesAreTyped({ interfaces: ['cases-v1', 'cases-v2', 'cases-v3'] });
