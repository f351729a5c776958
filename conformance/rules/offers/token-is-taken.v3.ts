import { tokenIsTaken } from '../steps/observed.ts';

export default tokenIsTaken({
  source: ['S65', 'S07'],
  brokenBy: ['messages-refuses-token', 'payment-plan-refuses-token', 'documents-refuses-token'],
});
