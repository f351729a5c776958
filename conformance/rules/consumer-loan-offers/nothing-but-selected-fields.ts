import { rule } from '../../kit/rule.ts';
import { objectsOf, someOffers } from './steps/answers.ts';
import { askUsual } from './steps/ask.ts';

export default rule({
  level: 'info',
  title: 'Fields that were not selected are not in the answer',
  source: ['L04'],
  covers: [{ operation: 'queryAngebote', status: 200 }],
  effect: 'reads',
  needs: ['credentials.kex'],
  brokenBy: [],
  async check(context) {
    const offers = someOffers([['angebote', await askUsual(context, 'angebote')]]);
    const conditions = offers.flatMap((offer) => objectsOf('Gesamtkonditionen', offer));
    const others = [
      ...offers.flatMap(Object.keys).filter((name) => name !== 'gesamtkonditionen'),
      ...conditions.flatMap(Object.keys).filter((name) => name !== 'effektivzins'),
    ];
    context.note(others.length === 0 ? 'nothing else came back' : `not selected: ${[...new Set(others)].join(', ')}`);
  },
});
