import { assume, NO_REFUSAL, rule, SUCCESS } from '../engine.ts';
import { assumeKnown, NEEDS } from './steps/access.v3.ts';
import { readSaved, readSavedAs, SAVED, type SavedName } from './steps/saved-offers.v3.ts';

export default rule({
  level: 'must',
  title: 'Saved offers are not served to a token without the scope baufinanzierung:angebot:ermitteln',
  source: ['O315'],
  at: ['GET /v3/vorgaenge/{vorgangsnummer}/gemerkteangebote', 'GET /v3/vorgaenge/{vorgangsnummer}/gemerkteangebote/**'],
  effect: 'reads',
  needs: [...NEEDS, 'credentials.baufiWithoutScope', 'state'],
  cases: Object.keys(SAVED),
  brokenBy: ['saved-payment-plans-need-no-scope'],
  async check(context) {
    const name = context.case as SavedName;
    const allowed = await readSaved(context, name);
    assume(SUCCESS.has(allowed.status), `needs saved offers that read with the scope (2xx), got ${allowed.status}`);
    const answer = await readSavedAs(context, name, 'baufiWithoutScope');
    if (answer.status === 401) await assumeKnown(context, 'baufiWithoutScope');
    context.expect.refused(answer, NO_REFUSAL);
  },
});
