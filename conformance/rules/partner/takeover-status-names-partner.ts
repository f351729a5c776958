import { assumeRecord } from './steps/attributes.ts';
import { rule } from '../engine.ts';
import { READING } from './steps/declare.ts';
import { assumeReadable, otherPartner } from './steps/reads.ts';

export default rule({
  level: 'should',
  title: 'The takeover status of a partner names the partner that was asked for',
  source: ['P116'],
  covers: [{ operation: 'getUebernahmeRechtFuerPartner', status: 200 }],
  effect: 'reads',
  needs: [...READING, 'state'],
  brokenBy: ['takeover-status-names-caller'],
  async check(context) {
    const status = assumeRecord(await assumeReadable(context, 'uebernahmeStatus'), 'the takeover status');
    context.expect.equal(status['partnerId'], (await otherPartner(context)).id, 'partnerId');
  },
});
