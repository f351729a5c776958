import { assume, NotApplicable } from '../engine.ts';
import { atPlaces } from '../steps/at-places.ts';
import { isDescribed, sameValue } from './steps/attributes.ts';
import { READING } from './steps/declare.ts';
import { linkOf } from './steps/links.ts';
import { plainRead } from './steps/reads.ts';
import { recordIn } from './steps/requests.ts';
import { show, valueOf } from './steps/values.ts';

export default atPlaces('partner', {
  level: 'should',
  title: 'An entry of a list says the same of its partner as the record does',
  source: ['P196', 'P197'],
  covers: [
    { operation: 'getAdministrierbare', status: 200 },
    { operation: 'getUebernahmeRechtFuer', status: 200 },
  ],
  effect: 'reads',
  needs: READING,
  brokenBy: ['administrierbare-are-organisations', 'takeover-list-swaps-names'],
  async check(context, { operation, attributes: path = '' }) {
    const names = path.split('.');
    const name = names.at(-1) ?? '';
    const { answer, holder } = await linkOf(context, operation, path);
    const id = valueOf(holder, names.with(-1, 'id').join('.'));
    assume(typeof id === 'string' && id !== '', 'needs an entry with an id');
    const [said, recorded] = [valueOf(holder, path), recordIn(await plainRead(context, 'partner', id))?.[name]];
    // Whether each of them is a value at all is judged elsewhere.
    if (!isDescribed(name, said) || !isDescribed(name, recorded))
      throw new NotApplicable(`nothing shows ${name} of ${id} in the list and in its record`);
    context.expect.that(sameValue(said, recorded), `${path} ${show(recorded)} of ${id}`, show(said), answer);
  },
});
