import { targetOrigins } from '../../engine/credentials.ts';
import { assume } from '../../engine/outcome.ts';
import { rule } from '../../engine/rule.ts';
import { linkOf, RELATIONS } from './steps/links.ts';
import { READING } from './steps/needs.ts';

export default rule({
  level: 'should',
  title: 'The links of a record lead to something that answers 200',
  source: ['P81'],
  interfaces: ['partner'],
  covers: [
    { operation: 'getPartner', status: 200 },
    { operation: 'getAdministrierbare', status: 200 },
    { operation: 'getPartnerkennzeichen', status: 200 },
  ],
  effect: 'reads',
  needs: READING,
  cases: RELATIONS,
  brokenBy: [
    'links-lead-nowhere',
    'link-to-administrierbare-leads-nowhere',
    'identifiers-answer-204',
    'identifiers-not-found',
    'administrierbare-answers-204',
    'administrierbare-refused',
  ],
  async check(context) {
    const { address, answer } = await linkOf(context, context.case);
    assume(address, `needs an address in _links.${context.case}, as links-are-addresses reports`);
    // A credential goes to the targets of the configuration alone (G3).
    const isKnown = targetOrigins(context.config).has(address.origin);
    assume(isKnown, `needs a link to one of the targets; _links.${context.case} leads to ${address.origin}`);
    context.expect.status(await context.target.follow({ ...answer, location: () => address }, 'partner'), 200);
  },
});
