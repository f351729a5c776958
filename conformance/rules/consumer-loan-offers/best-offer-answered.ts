import { isObject, jsonType } from '../../kit/expect.ts';
import { rule } from '../../kit/rule.ts';
import { askUsual, expectNoFailure } from './steps/ask.ts';

export default rule({
  level: 'must',
  title: 'The question for the best offer is answered with data.bestesAngebot, an object or null',
  source: ['L01'],
  covers: [{ operation: 'queryAngebote', status: 200 }],
  effect: 'reads',
  needs: ['credentials.kex'],
  brokenBy: [
    'best-offer-missing',
    'best-offer-as-list',
    'best-offer-201',
    'data-left-out',
    'partner-demanded',
    'purpose-demanded',
    'context-demanded',
    'variables-ignored',
    'trace-id-demanded',
  ],
  async check(context) {
    const answer = await askUsual(context, 'bestesAngebot');
    const { expect } = context;
    expectNoFailure(context, 'bestesAngebot', answer);
    expect.status(answer, 200);
    const { data } = expect.object(answer);
    expect.that(isObject(data), 'an object data', jsonType(data));
    const offer = jsonType(isObject(data) ? data['bestesAngebot'] : undefined);
    expect.that(offer === 'object' || offer === 'null', 'data.bestesAngebot as an object or null', offer);
  },
});
