import { assume, coversOf, isObject, NotApplicable } from '../engine.ts';
import { atPlaces } from '../steps/at-places.ts';
import { isDescribed, sameValue, show, valueOf, recordIn } from './steps/attributes.ts';
import { READING } from './steps/declare.ts';
import { linkOf } from './steps/links.ts';
import { entriesOf, plainRead, knownPartners } from './steps/reads.ts';

export default atPlaces('partner', {
  level: 'should',
  title: 'An entry of a list says the same of its partner as the record does',
  source: ['P196', 'P197'],
  covers: coversOf({ getAdministrierbare: 200, getUebernahmeRechtFuer: 200 }),
  effect: 'reads',
  needs: READING,
  brokenBy: [
    'administrierbare-are-organisations',
    'administrierbare-are-persons',
    'takeover-list-swaps-names',
    'takeover-list-masks-addresses',
  ],
  async check(context, { operation, attributes: path = '' }) {
    const start = path.lastIndexOf('.') + 1;
    const name = path.slice(start);
    const { answer, holder } = await linkOf(context, operation, path);
    const id = valueOf(holder, `${path.slice(0, start)}id`);
    assume(typeof id === 'string' && id !== '', 'needs an entry with an id');
    // Other rules read the partners of the configuration anyway.
    const known = new Set([id, ...knownPartners(context).map((one) => one.id)]);
    let isJudged = false;
    for (const entry of entriesOf(answer)) {
      if (!isObject(entry) || typeof entry['id'] !== 'string' || !known.has(entry['id'])) continue;
      const record = recordIn(await plainRead(context, 'partner', entry['id']));
      const [said, recorded] = [entry[name], record?.[name]];
      // Other rules judge whether it is the right record, and whether the values are valid.
      if (record?.['id'] !== entry['id'] || !isDescribed(name, said) || !isDescribed(name, recorded)) continue;
      isJudged = true;
      context.expect.that(sameValue(said, recorded), `${path} ${show(recorded)} of ${entry['id']}`, show(said), answer);
    }
    if (!isJudged) throw new NotApplicable(`nothing shows ${name} of ${id} in the list and in its record`);
  },
});
