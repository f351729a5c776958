import { assume } from '../engine.ts';
import { readUndeclared } from '../steps/undeclared.ts';
import { read, SAVED, readingRule, type ReadName } from './steps/reads.v3.ts';

export default readingRule({
  level: 'info',
  title: 'The response for saved offers at a path in camel case',
  source: ['O318'],
  at: ['GET /v3/vorgaenge/{vorgangsnummer}/gemerkteangebote', 'GET /v3/vorgaenge/{vorgangsnummer}/gemerkteangebote/**'],
  cases: Object.keys(SAVED),
  async check(context) {
    const name = context.case as ReadName;
    const known = await read(context, name);
    const { pathname } = new URL(known.url);
    const start = pathname.lastIndexOf('/v3/');
    assume(start >= 0, `needs a read that does not lead to another path, got ${pathname}`);
    const offers = pathname.slice(start).replace('/gemerkteangebote', '/gemerkteAngebote');
    const path = offers.replace(/\/zahlungsplaene$/, '/zahlungsPlaene');
    const answer = await readUndeclared(context, 'baufi', path, known, 'baufi');
    context.note(`in lower case it is answered with ${known.status}, in camel case with ${answer.status}`);
  },
});
