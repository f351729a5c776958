import { tokenIsTaken } from '../steps/observed.ts';

export default tokenIsTaken({
  source: ['S65', 'S07'],
  interfaces: ['offers-v3'],
  brokenBy: ['messages-refuses-token', 'payment-plan-refuses-token', 'documents-refuses-token'],
});
