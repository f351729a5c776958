import { rule } from '../../engine/rule.ts';
import { readCreated } from './steps/create.ts';
import { createWithForeign, OF_PERSONS } from './steps/foreign-attributes.ts';
import { CREATION } from './steps/needs.ts';
import { assumeAccepted } from './steps/requests.ts';

export default rule({
  level: 'should',
  title: 'An organisation does not show the attributes of persons that it was created with',
  source: ['P29'],
  interfaces: ['partner'],
  covers: [{ operation: 'getPartner', status: 200 }],
  at: 'POST /partner/{PartnerId}/untergeordnetePartner',
  effect: 'creates',
  needs: [...CREATION, 'state'],
  cases: Object.keys(OF_PERSONS),
  brokenBy: ['organisation-keeps-mobilnummer'],
  async check(context) {
    const answer = await createWithForeign(context);
    assumeAccepted(answer, 'a creation of an organisation with attributes of persons');
    const value = (await readCreated(context, answer))[context.case] ?? undefined;
    context.expect.that(value === undefined, `a record without ${context.case}`, JSON.stringify(value) ?? 'none');
  },
});
