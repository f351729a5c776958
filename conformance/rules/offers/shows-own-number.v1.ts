import { showsOwnNumber } from '../steps/own-numbers.ts';

export default showsOwnNumber({
  at: ['GET /v1/finanzierungsvorschlaege/{vorgangsNummer}'],
  brokenBy: ['suggestions-of-another-case'],
});
