import { tokenIsTaken } from '../steps/observed.ts';

export default tokenIsTaken({
  source: ['S63', 'S07'],
  brokenBy: ['messages-refuses-token', 'payment-plan-refuses-token', 'documents-refuses-token'],
});
