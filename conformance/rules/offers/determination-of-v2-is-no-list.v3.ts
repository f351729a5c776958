import { assume, rule } from '../engine.ts';
import { lastSegmentOf } from '../steps/reads.ts';
import { NEEDS } from './steps/access.v3.ts';
import { askDetermination } from './steps/ask.v2.ts';
import { READS } from './steps/reads.v3.ts';

export default rule({
  level: 'info',
  title: 'The response of v3 to the identifier of a determination of v2',
  source: ['O313'],
  at: 'GET /v3/vorgaenge/{vorgangsnummer}/ergebnisliste/{ergebnislisteId}',
  effect: 'creates',
  needs: [...NEEDS, 'credentials.v2'],
  async check(context) {
    const vorgangsNummer = context.fixture('offers', 'vorgangsNummer');
    const determination = await askDetermination(context.of('offers-v2'), { vorgangsNummer });
    const location = determination.location();
    const ermittlungsId = location && lastSegmentOf(location);
    const isMade = determination.status === 302 && ermittlungsId;
    assume(isMade, `needs a determination of v2 with a Location, got ${determination.status}`);
    const { status } = await context.target.send('offers-v3', 'GET', READS.ergebnisliste.path, {
      params: { vorgangsnummer: vorgangsNummer, ergebnislisteId: ermittlungsId },
    });
    context.note(`the result list of that identifier is answered with ${status}`);
  },
});
