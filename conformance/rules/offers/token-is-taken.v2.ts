import { tokenIsTaken } from '../steps/observed.ts';

export default tokenIsTaken({
  source: ['S63', 'S07'],
  interfaces: ['offers-v2'],
  brokenBy: ['messages-refuses-token', 'payment-plan-refuses-token', 'documents-refuses-token'],
});
