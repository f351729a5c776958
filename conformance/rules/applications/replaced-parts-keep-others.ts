import { assume, SUCCESS } from '../engine.ts';
import { replaceClerk } from './steps/dated.ts';
import { textNamed, PROCESSING_DATE, REFERENCE, statusIn } from './steps/members.ts';
import { forEachPlace } from './steps/needs.ts';
import { replaceProviderStatus } from './steps/status.ts';

/** What stands beside a part, among what the provider sets itself. */
const OTHERS: Readonly<Record<string, (record: unknown) => string | undefined>> = {
  antragsteller: (record) => statusIn(record)?.antragsteller,
  [REFERENCE]: (record) => textNamed(record, REFERENCE),
  [PROCESSING_DATE]: (record) => textNamed(record, PROCESSING_DATE),
};

export default forEachPlace({
  level: 'should',
  title: 'A part that is replaced leaves the others as they were',
  source: ['N10'],
  brokenBy: ['provider-status-forgets-applicant', 'clerk-change-forgets-reference'],
  async check(context, place) {
    const isStatus = place.values === '/status/produktAnbieter';
    const { answer, before, former, after } = await (isStatus ? replaceProviderStatus : replaceClerk)(context);
    assume(SUCCESS.has(answer.status), `needs a patch that is accepted (2xx), got ${answer.status}`);
    const shown = Object.keys(OTHERS).filter((name) => OTHERS[name]?.(former) !== undefined);
    assume(shown.length > 0, `needs a record that shows ${Object.keys(OTHERS).join(' or ')}`);
    for (const name of shown) {
      const now = OTHERS[name]?.(after);
      // The record right before may have been a former one, of a change that was undone already.
      const known = [former, before].map((record) => OTHERS[name]?.(record));
      context.expect.that(known.includes(now), `${name} "${known[0]}" as before`, JSON.stringify(now) ?? 'none');
    }
  },
});
