import { coversReads, expectRead, faultOfRead, mayBeNone } from '../steps/reads.ts';
import { assumeKept, LISTED, namedBy, read, readGiven, readOtherwise, READS, readingRule } from './steps/reads.v3.ts';

const NAMES = (Object.keys(LISTED) as (keyof typeof LISTED)[]).filter((name) => name !== 'provision');
const PATHS = NAMES.map((name) => READS[name].path);

/** The rule commission-reads judges the commission, which may not be ready at once. */
export default readingRule({
  level: 'must',
  title: 'A result list, a result, and its messages, documents and payment plans can be read',
  source: ['O311'],
  covers: coversReads('offers-v3', PATHS),
  cases: NAMES,
  brokenBy: [
    ...NAMES.map((name) => faultOfRead(READS[name].fault)),
    ...['messages', 'documents', 'payment-plan'].map((name) => `${name}-refuses-token`),
    'messages-lead-to-login',
    'list-reads-once',
  ],
  async check(context) {
    const name = context.case as keyof typeof LISTED;
    const answer = await read(context, name);
    const named = await namedBy(context, name);
    if (mayBeNone(answer, named)) {
      // Values in the new list may not be identifiers, but configured ones are.
      const given = await readGiven(context, name);
      if (given !== undefined) expectRead(context, given, { given: [...named.given, ...named.found], found: [] });
    }
    await assumeKept(context, name, answer);
    expectRead(context, answer, named);
    if (name !== 'ergebnisliste') return;
    const again = await readOtherwise(context, name);
    // A later list may have replaced it by now.
    if (![404, 410].includes(again.status)) expectRead(context, again, named);
  },
});
