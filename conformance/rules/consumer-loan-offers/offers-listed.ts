import { isObject, jsonType, SUCCESS } from '../../engine/expect.ts';
import { rule } from '../../engine/rule.ts';
import { says } from './steps/answers.ts';
import { askUsual, expectNoFailure } from './steps/ask.ts';

export default rule({
  level: 'must',
  title: 'The question for the offers is answered with data.angebote, an array or null',
  source: ['L02'],
  covers: [{ operation: 'queryAngebote', status: 200 }],
  effect: 'reads',
  needs: ['credentials.kex'],
  brokenBy: [
    'offers-missing',
    'offers-wrapped',
    'data-left-out',
    'partner-demanded',
    'purpose-demanded',
    'context-demanded',
    'variables-ignored',
    'trace-id-demanded',
  ],
  async check(context) {
    const answer = await askUsual(context, 'angebote');
    const { expect } = context;
    expectNoFailure(context, 'angebote', answer);
    expect.that(SUCCESS.has(answer.status), 'a success (2xx)', says(answer));
    const { data } = expect.object(answer);
    expect.that(isObject(data), 'an object data', jsonType(data));
    const offers = jsonType(isObject(data) ? data['angebote'] : undefined);
    // Every result of the interface may be null.
    expect.that(offers === 'array' || offers === 'null', 'data.angebote as an array or null', offers);
  },
});
