import { assume, jsonType, rule } from '../engine.ts';
import { identifierNamed } from '../steps/reads.ts';
import { NEEDS } from './steps/access.v3.ts';
import { determined } from './steps/determine.v3.ts';

/** D2 does not show the result list, so it is only described. */
export default rule({
  level: 'info',
  title: 'The form of the result list of a determination',
  source: ['O339'],
  at: 'POST /v3/vorgaenge/{vorgangsnummer}/ergebnisliste',
  effect: 'creates',
  needs: NEEDS,
  async check(context) {
    const answer = await determined(context);
    assume(answer.status === 200, 'there is no result list (204); supply a case with results in fixtures.offers');
    const list = answer.json();
    context.note(`the result list is of the JSON type ${jsonType(list)}`);
    const isNamed = identifierNamed(list, 'ergebnislisteId') !== undefined;
    context.note(isNamed ? 'it shows an ergebnislisteId' : 'it shows no ergebnislisteId');
  },
});
