import { SUCCESS } from '../../engine/expect.ts';
import { rule } from '../../engine/rule.ts';
import { createWithForeign } from './steps/foreign-attributes.ts';
import { CREATION } from './steps/needs.ts';

export default rule({
  level: 'must',
  title: 'A creation of an organisation accepts attributes that only persons have',
  source: ['P29'],
  interfaces: ['partner'],
  covers: [{ operation: 'createPartner', status: 201 }],
  effect: 'creates',
  needs: CREATION,
  brokenBy: ['organisation-refuses-vorname', 'organisation-refuses-geburtsdatum', 'organisation-answers-422'],
  async check(context) {
    context.expect.status(await createWithForeign(context), SUCCESS);
  },
});
