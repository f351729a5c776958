import { expectNothingServed } from '../steps/access.ts';
import { requireState } from '../steps/state.ts';
import { byPlace, READING, coversReads } from './steps/declare.ts';
import { readOf } from './steps/reads.ts';
import { assumeServed, readAsNobody, sendWithout } from './steps/senders.ts';

export default byPlace({
  level: 'must',
  title: 'A request without an X-ApiKey, or with one that is wrong, is refused with 401',
  covers: coversReads(401),
  effect: 'reads',
  needs: READING,
  brokenBy: [
    'key-counts-by-its-beginning',
    'any-key-accepted',
    'kept-reads-answer-everybody',
    'key-not-asked-for',
    'key-not-asked-for-administrierbare',
    'nobody-is-served',
  ],
  judges: {
    async P10(context, { operation, credentials = '' }) {
      if (credentials === 'wrong') requireState(context);
      const answer = await sendWithout(context, operation, 'X-ApiKey', credentials);
      // Who names no caller either may pass for a visitor; how that is told is the same for all operations.
      const isForNobody = credentials === 'none' && readOf(operation) === 'partner';
      for (const one of isForNobody ? [answer, await readAsNobody(context)] : [answer]) {
        context.expect.status(one, 401);
        expectNothingServed(context, await assumeServed(context, operation), one);
      }
    },
  },
});
