import { tokenIsTaken } from '../steps/observed.ts';

export default tokenIsTaken({
  source: ['S65', 'S07'],
  brokenBy: ['message-refuses-token', 'suggestion-refuses-token', 'readiness-refuses-token'],
});
