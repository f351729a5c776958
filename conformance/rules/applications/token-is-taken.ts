import { tokenIsTaken } from '../steps/observed.ts';

export default tokenIsTaken({
  source: ['S63', 'S07'],
  interfaces: ['applications'],
  brokenBy: ['list-refuses-token', 'patch-refuses-token', 'sales-read-refuses-token'],
});
