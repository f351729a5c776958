import { assume } from '../../kit/outcome.ts';
import { rule } from '../../kit/rule.ts';
import { assumeKnown, NEEDS } from './steps/access.ts';
import { readSaved, readSavedList } from './steps/saved-offers.ts';

export default rule({
  level: 'should',
  title: 'Saved offers are refused with 403 to a token without the scope baufinanzierung:angebot:ermitteln',
  source: ['O315'],
  covers: [],
  effect: 'reads',
  needs: [...NEEDS, 'credentials.baufiWithoutScope', 'state'],
  brokenBy: ['saved-offers-need-no-scope', 'scope-missing-401'],
  async check(context) {
    const allowed = await readSaved(context, 'gemerkteangebote');
    assume(allowed.status === 200, `needs saved offers that read with the scope (200), got ${allowed.status}`);
    const answer = await readSavedList(context, 'baufiWithoutScope');
    if (answer.status === 401) await assumeKnown(context, 'baufiWithoutScope');
    context.expect.status(answer, 403);
  },
});
