import { showsOwnNumber } from '../steps/own-numbers.ts';

export default showsOwnNumber({
  at: ['GET /v2/ergebnisliste/ermittlung/{ermittlungsId}/ergebnisse/**'],
  brokenBy: [
    'result-of-another',
    'result-linked-to-another',
    'unknown-result-is-first',
    'results-by-the-beginning-of-their-number',
  ],
});
