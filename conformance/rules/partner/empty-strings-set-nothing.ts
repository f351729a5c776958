import { rule } from '../../engine/rule.ts';
import { readCreated } from './steps/create.ts';
import { createWithEmptyStrings } from './steps/empty-strings.ts';
import { assumeAccepted } from './steps/requests.ts';
import { CREATION } from './steps/needs.ts';
import { EMPTY } from './steps/values.ts';

export default rule({
  level: 'should',
  title: 'An attribute that was empty on creation is absent from the read',
  source: ['P27'],
  interfaces: ['partner'],
  covers: [{ operation: 'getPartner', status: 200 }],
  at: 'POST /partner/{PartnerId}/untergeordnetePartner',
  effect: 'creates',
  needs: [...CREATION, 'state'],
  cases: EMPTY,
  brokenBy: ['create-stores-empty', 'read-shows-unset-as-empty', 'read-shows-all-unset-as-null'],
  async check(context) {
    const answer = await createWithEmptyStrings(context);
    assumeAccepted(answer, 'a creation with empty strings');
    const record = await readCreated(context, answer);
    const value = record[context.case];
    context.expect.that(value === undefined, `a record without ${context.case}`, JSON.stringify(value) ?? 'none');
  },
});
