import { rule } from '../engine.ts';
import { askBelow } from './steps/absent.ts';
import { needsOf } from './steps/case-interface.ts';

export default rule({
  level: 'info',
  title: 'The response of v3 at the path of v2 for saved offers, which v3 has in the offers interface',
  source: ['C13'],
  effect: 'reads',
  needs: needsOf,
  async check(context) {
    const answer = await askBelow(context, '/gemerkteAngebote');
    context.note(`GET /v3/vorgaenge/{vorgangsNummer}/gemerkteAngebote answers ${answer.status}`);
  },
});
