import { assume } from '../../engine/outcome.ts';
import { rule } from '../../engine/rule.ts';
import { ATTRIBUTES, sameValue } from './steps/attributes.ts';
import { READING } from './steps/needs.ts';
import { assumeReadable } from './steps/readable.ts';
import { plainRead } from './steps/reads.ts';
import { assumeRecord, recordIn } from './steps/requests.ts';

/** Every partner has these, whoever stands above. */
const OWN = ['id', 'typ', 'gesperrt', 'gesperrtTransitiv', 'gehoertZuKreditinstitut'];

/** What a partner has in common with the unit above may be inherited, or its own: observed, not judged. */
export default rule({
  level: 'info',
  title: 'Which values of a partner are those of the unit above',
  source: ['P46'],
  interfaces: ['partner'],
  covers: [],
  at: 'GET /partner/{PartnerId}',
  effect: 'reads',
  needs: [...READING, 'state'],
  brokenBy: [],
  async check(context) {
    const record = assumeRecord(await assumeReadable(context, 'partner'), 'the partner');
    const unit = record['orgaEinheitId'] ?? context.config.fixtures?.partner?.parentPartnerId;
    assume(typeof unit === 'string' && unit !== '', 'needs a unit above; supply fixtures.partner.parentPartnerId');
    const above = recordIn(await plainRead(context, 'partner', unit));
    assume(above, `needs a read of ${unit}, the unit above`);
    const names = ATTRIBUTES.filter((name) => !OWN.includes(name) && (record[name] ?? undefined) !== undefined);
    const common = names.filter((name) => sameValue(record[name], above[name]));
    context.note(`in common with ${unit}: ${common.length === 0 ? 'nothing' : common.join(', ')}`);
  },
});
