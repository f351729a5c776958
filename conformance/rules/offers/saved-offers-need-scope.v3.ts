import { SUCCESS } from '../engine.ts';
import { assumeSuccess } from '../steps/statuses.ts';
import { expectRefused } from '../steps/access.ts';
import { assumeKnown, NEEDS } from './steps/access.v3.ts';
import { read, readAsStranger, SAVED, readingRule, type ReadName } from './steps/reads.v3.ts';

export default readingRule({
  level: 'must',
  title: 'Saved offers are not served to a token without the scope baufinanzierung:angebot:ermitteln',
  source: ['O315'],
  at: ['GET /v3/vorgaenge/{vorgangsnummer}/gemerkteangebote', 'GET /v3/vorgaenge/{vorgangsnummer}/gemerkteangebote/**'],
  needs: [...NEEDS, 'credentials.baufiWithoutScope', 'state'],
  cases: Object.keys(SAVED),
  brokenBy: ['saved-payment-plans-need-no-scope', 'refusals-serve', 'reads-lead-to-copies', 'strangers-lead-to-copies'],
  async check(context) {
    const name = context.case as ReadName;
    const allowed = await read(context, name);
    assumeSuccess(allowed, 'saved offers that can be read with the scope');
    const answer = await readAsStranger(context, name, { as: 'baufiWithoutScope' }, allowed);
    if (answer.status === 401) await assumeKnown(context, 'baufiWithoutScope');
    const { status } = answer;
    const isServed = SUCCESS.has(status);
    const got = isServed ? `${status}; credentials.baufiWithoutScope has to be without the scope` : undefined;
    expectRefused(context, allowed, answer, got);
  },
});
