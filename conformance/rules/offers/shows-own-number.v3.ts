import { showsOwnNumber } from '../steps/own-numbers.ts';

export default showsOwnNumber({
  at: ['GET /v3/vorgaenge/{vorgangsnummer}/**'],
  brokenBy: ['list-of-another', 'result-of-another', 'result-linked-to-another', 'numbers-by-their-beginning'],
});
