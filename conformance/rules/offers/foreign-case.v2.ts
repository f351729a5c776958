import { rule } from '../engine.ts';
import { determine } from './steps/determine.v2.ts';

/** D2 does not state a refusal, so the status is only noted. */
export default rule({
  level: 'info',
  title: 'The response of a determination for a case that the caller may not use',
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
