import { SUCCESS, type StepContext } from '../engine.ts';
import { coversReads, expectRead, faultOfRead, mayBeNone, type Named } from '../steps/reads.ts';
import { assumeKept, LISTED, namedBy, read, readGiven, readOtherwise, READS, readingRule } from './steps/reads.v3.ts';

const NAMES = (Object.keys(LISTED) as (keyof typeof LISTED)[]).filter((name) => name !== 'provision');

/** A result, and what is read of each one, whatever it consists of. */
const OF_RESULT = ['ergebnis', 'meldungen', 'unterlagen', 'zahlungsplaene'] as const;

/** Where the identifiers of a read come from: a number by which another of these reads succeeds is as good as one of the operator. */
async function confirmed(context: StepContext, name: keyof typeof LISTED): Promise<Named> {
  const { given, found } = await namedBy(context, name);
  if (found.length > 0 && OF_RESULT.some((one) => one === name))
    for (const other of OF_RESULT)
      if (SUCCESS.has((await read(context, other)).status)) return { given: [...given, ...found], found: [] };
  return { given, found };
}

/** The commission may have to be waited for: see `commission-reads`. */
export default readingRule({
  level: 'must',
  title: 'A result list, a result, and its messages, documents and payment plans can be read',
  source: ['O311'],
  covers: coversReads(
    'offers-v3',
    NAMES.map((name) => READS[name].path),
  ),
  cases: NAMES,
  brokenBy: [
    ...NAMES.map((name) => faultOfRead(READS[name].fault)),
    ...['messages', 'documents', 'payment-plan'].map((name) => `${name}-refuses-token`),
    'messages-lead-to-login',
    'messages-unknown',
    'result-unknown',
    'list-reads-once',
  ],
  async check(context) {
    const name = context.case as keyof typeof LISTED;
    const answer = await read(context, name);
    const named = await confirmed(context, name);
    if (mayBeNone(answer, named)) {
      // What the new list shows may be no identifiers, but what the operator names are some.
      const given = await readGiven(context, name);
      if (given !== undefined) expectRead(context, given, { given: [...named.given, ...named.found], found: [] });
    }
    await assumeKept(context, name, answer);
    expectRead(context, answer, named);
    if (name !== 'ergebnisliste') return;
    const again = await readOtherwise(context, name);
    // By now, a later list may have taken its place.
    if (![404, 410].includes(again.status)) expectRead(context, again, named);
  },
});
