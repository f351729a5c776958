import { assume, isObject } from '../engine.ts';
import { byPlace, READING } from './steps/declare.ts';
import { HIDDEN } from './steps/forbidden.ts';
import { plainRead, caller } from './steps/reads.ts';

/** D3 does not say who administers whom, but a caller cannot administer a partner that it does not see. */
export default byPlace({
  level: 'should',
  title: 'The caller does not administer a partner whom it does not see',
  covers: [{ operation: 'getAdministrierbare', status: 200 }],
  effect: 'reads',
  needs: [...READING, HIDDEN, 'state'],
  brokenBy: ['administrierbare-names-everybody'],
  judges: {
    async P106(context) {
      const hidden = context.fixture('partner', 'hiddenPartnerId');
      const answer = await plainRead(context, 'administrierbare', caller(context).id);
      const entries = answer.status === 200 ? answer.json() : undefined;
      assume(Array.isArray(entries), `needs the list of the caller (200, an array), got status ${answer.status}`);
      const isNamed = entries.some((entry) => isObject(entry) && [entry['id'], entry['partnerId']].includes(hidden));
      context.expect.that(!isNamed, `a list without ${hidden}`, `${hidden} in it; see ${HIDDEN}`, answer);
    },
  },
});
