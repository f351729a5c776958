import { NotApplicable, SENT_WITH, SUCCESS } from '../engine.ts';
import { expectStrangerRefused, senderOf, strangerCase, strangerCases, STRANGERS_SERVED } from '../steps/access.ts';
import { identifierNamed } from '../steps/reads.ts';
import { endOfStranger } from '../steps/redirects.ts';
import { CASE_FIXTURES, determined, PLAIN, send } from './steps/determine.v3.ts';
import { isWaiting, read, readAsStranger, readOtherwise, READS, readingRule, type ReadName } from './steps/reads.v3.ts';

const DETERMINATION = 'determination for ';

export default readingRule({
  level: 'must',
  title:
    'Determinations, result lists and saved offers, and all that is read below them, are refused without a valid token',
  source: ['O316'],
  at: '* /v3/vorgaenge/**',
  cases: strangerCases([...Object.keys(READS), ...CASE_FIXTURES.map((fixture) => DETERMINATION + fixture)]),
  brokenBy: [
    'list-without-token',
    'determination-without-token-204',
    'determination-refused-with-list',
    'determination-leads-strangers-to-list',
    'commission-for-strangers-alone',
    'no-results-without-token',
    ...STRANGERS_SERVED,
    'reads-lead-to-copies',
    'strangers-crash',
  ],
  async check(context) {
    const [name, who] = strangerCase(context.case);
    const fixture = CASE_FIXTURES.find((one) => name === DETERMINATION + one);
    if (fixture === undefined) {
      const accepted = await read(context, name as ReadName);
      // A result may have no commission, or one that is not ready yet.
      if (name === 'provision' && (accepted.status === 404 || isWaiting(name, accepted.status))) {
        const stranger = await readOtherwise(context, name, senderOf(context, who));
        const { status } = stranger;
        context.expect.that(!SUCCESS.has(status), 'no commission either (no 2xx)', String(status), stranger);
        throw new NotApplicable(`there is no commission to read (${accepted.status})`);
      }
      const sender = senderOf(context, who, name === 'meldungen' ? 'unsigned' : 'lengthened');
      const stranger = await readAsStranger(context, name as ReadName, sender, accepted);
      return expectStrangerRefused(context, accepted, stranger);
    }
    const accepted = await determined(context, fixture);
    const sender = senderOf(context, who);
    const stranger = await send(context, context.fixture('offers', fixture), { json: PLAIN, ...sender });
    context.note(`${SENT_WITH[who]}: ${stranger.status}`);
    expectStrangerRefused(context, accepted, stranger);
    // A list that was determined for a stranger differs from that of the caller, and may be behind a redirect.
    const end = await endOfStranger(context, stranger, sender);
    const list = identifierNamed(end.json(), 'ergebnislisteId');
    context.expect.that(list === undefined, 'a refusal without data', `${end.status} with a result list`, end);
  },
});
