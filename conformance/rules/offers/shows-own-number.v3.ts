import { showsOwnNumber } from '../steps/own-numbers.ts';

export default showsOwnNumber({
  at: ['GET /v3/vorgaenge/{vorgangsnummer}/**'],
  brokenBy: ['list-of-another', 'result-of-another', 'numbers-by-their-beginning'],
});
