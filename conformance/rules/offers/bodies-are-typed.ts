import { bodiesAreTyped } from '../steps/observed.ts';

export default bodiesAreTyped({ interfaces: ['offers-v1', 'offers-v3'] });
