import { isObject } from '../../engine/expect.ts';
import { rule } from '../../engine/rule.ts';
import { administrableEntries } from './steps/administrable.ts';
import { READING } from './steps/needs.ts';

export default rule({
  level: 'should',
  title: 'An administrable partner shows id, partnerId and typ as texts',
  source: ['P101', 'P102'],
  interfaces: ['partner'],
  covers: [{ operation: 'getAdministrierbare', status: 200 }],
  effect: 'reads',
  needs: READING,
  cases: ['id', 'partnerId', 'typ'],
  brokenBy: ['administrierbare-without-typ', 'administrierbare-id-is-number', 'administrierbare-are-ids'],
  async check(context) {
    const { entries, answer } = await administrableEntries(context);
    for (const entry of entries) {
      const value = isObject(entry) ? entry[context.case] : undefined;
      const holds = typeof value === 'string' && value !== '';
      context.expect.that(holds, `a text as ${context.case} of every entry`, JSON.stringify(value) ?? 'none', answer);
    }
  },
});
