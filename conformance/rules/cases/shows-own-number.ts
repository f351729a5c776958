import { showsOwnNumber } from '../steps/own-numbers.ts';

export default showsOwnNumber({
  at: ['GET /v*/vorgaenge/{vorgangsNummer}', 'GET /v*/vorgaenge/{vorgangsNummer}/**'],
  brokenBy: ['partial-application-of-another', 'numbers-by-their-beginning'],
});
