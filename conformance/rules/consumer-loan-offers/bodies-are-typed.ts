import { bodiesAreTyped } from '../steps/observed.ts';

export default bodiesAreTyped({ brokenBy: ['answers-in-latin-1'] });
