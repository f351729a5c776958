import { rule } from '../../engine/rule.ts';
import { linkOf, RELATIONS } from './steps/links.ts';
import { READING } from './steps/needs.ts';

export default rule({
  level: 'should',
  title: 'A record links to itself, its administrable partners and its identifiers by an address',
  source: ['P07', 'P80'],
  interfaces: ['partner'],
  covers: [{ operation: 'getPartner', status: 200 }],
  effect: 'reads',
  needs: READING,
  cases: RELATIONS,
  brokenBy: ['link-to-itself-missing', 'links-are-numbers', 'links-are-empty'],
  async check(context) {
    const { value, address, answer } = await linkOf(context, context.case);
    const wanted = `an address, alone or as href, in _links.${context.case}`;
    context.expect.that(address !== undefined, wanted, JSON.stringify(value) ?? 'nothing', answer);
  },
});
