import { bodiesAreTyped } from '../steps/observed.ts';

export default bodiesAreTyped({ interfaces: ['consumer-loan-offers'], brokenBy: ['answers-in-latin-1'] });
