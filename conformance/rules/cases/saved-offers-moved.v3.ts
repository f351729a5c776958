import { rule } from '../engine.ts';
import { askBelow } from './steps/reads.ts';
import { needsOf } from './steps/case-interface.ts';

export default rule({
  level: 'info',
  title: 'What v3 answers at the path of v2 for saved offers, which it has in the offers interface',
  source: ['C13'],
  effect: 'reads',
  needs: needsOf,
  async check(context) {
    const answer = await askBelow(context, '/gemerkteAngebote');
    context.note(`GET /v3/vorgaenge/{vorgangsNummer}/gemerkteAngebote answers ${answer.status}`);
  },
});
