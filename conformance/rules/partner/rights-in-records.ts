import { assume, NotApplicable } from '../engine.ts';
import { RIGHTS, recordIn } from './steps/attributes.ts';
import { plainRead, knownPartners } from './steps/reads.ts';
import { readingRule } from './steps/declare.ts';

/** D3 lists the rights of a person, but does not say that a read shows all of them: observed, not judged. */
export default readingRule({
  level: 'info',
  title: 'Which rights of a person its record lacks',
  source: ['P62', 'P131'],
  at: 'GET /partner/{PartnerId}',
  async check(context) {
    const known = knownPartners(context);
    const reads = await Promise.all(known.map(({ id }) => plainRead(context, 'partner', id)));
    const records = reads.map((read) => (read.status === 200 ? recordIn(read) : undefined));
    assume(
      records.some((record) => record !== undefined),
      `needs a partner that reads as a JSON object (200), got ${reads.map(({ status }) => status).join(', ')}; ` +
        'see credentials.partner and fixtures.partner.partnerId',
    );
    const at = records.findIndex((record) => record?.['typ'] === 'PERSON');
    if (at === -1) throw new NotApplicable('no record that was read shows itself as one of a person');
    const absent = RIGHTS.filter((right) => (records[at]?.[right] ?? undefined) === undefined);
    context.note(`the record of ${known[at]?.id} lacks ${absent.length === 0 ? 'no right' : absent.join(', ')}`);
  },
});
