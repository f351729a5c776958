import { rule } from '../../kit/rule.ts';
import { readUndeclared } from '../cases-v3/steps/undeclared.ts';
import { NEEDS } from './steps/access.ts';
import { readSaved } from './steps/saved-offers.ts';

export default rule({
  level: 'info',
  title: 'What the saved offers answer at a path in camel case',
  source: ['O318'],
  covers: [],
  effect: 'reads',
  needs: NEEDS,
  brokenBy: [],
  async check(context) {
    const known = await readSaved(context, 'gemerkteangebote');
    const number = encodeURIComponent(context.fixture('offers', 'vorgangsNummer'));
    const answer = await readUndeclared(context, 'baufi', `/v3/vorgaenge/${number}/gemerkteAngebote`, known, 'baufi');
    context.note(`gemerkteangebote is answered with ${known.status}, gemerkteAngebote with ${answer.status}`);
  },
});
