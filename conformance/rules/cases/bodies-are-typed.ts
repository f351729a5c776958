import { bodiesAreTyped } from '../steps/observed.ts';

export default bodiesAreTyped({ brokenBy: ['applications-in-utf-16', 'application-breaks-off'] });
