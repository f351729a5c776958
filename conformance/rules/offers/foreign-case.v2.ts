import { rule } from '../engine.ts';
import { determine } from './steps/determine.v2.ts';

/** D2 states no refusal: what is answered is observed, not judged. */
export default rule({
  level: 'info',
  title: 'The answer of a determination for a case that the caller may not use',
  source: ['O208'],
  at: 'POST /v2/ergebnisliste/ermittlung',
  effect: 'creates',
  needs: ['state', 'credentials.v2', 'fixtures.offers.andereVorgangsNummer'],
  async check(context) {
    const vorgangsNummer = context.fixture('offers', 'andereVorgangsNummer');
    const { status } = await determine(context, { vorgangsNummer });
    context.note(`a determination for a case of somebody else is answered with ${status}`);
  },
});
