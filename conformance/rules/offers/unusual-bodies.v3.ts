import { rule } from '../engine.ts';
import { entryOf } from '../steps/entry-of.ts';
import { NEEDS } from './steps/access.v3.ts';
import { determine, determined, UNUSUAL } from './steps/determine.v3.ts';

/** D2 states neither defaults nor errors, only that captured data is not used. */
export default rule({
  level: 'info',
  title: 'The response of a determination to bodies that the documents do not show',
  source: ['O307', 'O310'],
  at: 'POST /v3/vorgaenge/{vorgangsnummer}/ergebnisliste',
  effect: 'creates',
  needs: NEEDS,
  cases: Object.keys(UNUSUAL),
  async check(context) {
    await determined(context);
    const answer = await determine(context, 'vorgangsNummer', entryOf(UNUSUAL, context.case));
    context.note(`answered with ${answer.status}`);
  },
});
