import { tokenIsTaken } from '../steps/observed.ts';

export default tokenIsTaken({
  source: ['S63', 'S07'],
  brokenBy: ['list-refuses-token', 'list-of-one-refuses-token', 'patch-refuses-token', 'sales-read-refuses-token'],
});
