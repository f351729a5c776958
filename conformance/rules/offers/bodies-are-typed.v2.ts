import { bodiesAreTyped } from '../steps/observed.ts';

export default bodiesAreTyped({ brokenBy: ['commission-cut-off'] });
