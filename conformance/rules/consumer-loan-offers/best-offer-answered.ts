import { isObject, jsonType, SUCCESS } from '../../engine/expect.ts';
import { rule } from '../../engine/rule.ts';
import { says } from './steps/answers.ts';
import { askUsual, expectNoFailure } from './steps/ask.ts';

export default rule({
  level: 'must',
  title: 'The question for the best offer is answered with data.bestesAngebot, an object or null',
  source: ['L01', 'L53'],
  covers: [{ operation: 'queryAngebote', status: 200 }],
  effect: 'reads',
  smoke: true,
  needs: ['credentials.kex'],
  brokenBy: [
    'best-offer-missing',
    'best-offer-as-list',
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
    expect.that(SUCCESS.has(answer.status), 'a success (2xx)', says(answer));
    const { data } = expect.object(answer);
    expect.that(isObject(data), 'an object data', jsonType(data));
    const offer = jsonType(isObject(data) ? data['bestesAngebot'] : undefined);
    expect.that(offer === 'object' || offer === 'null', 'data.bestesAngebot as an object or null', offer);
  },
});
