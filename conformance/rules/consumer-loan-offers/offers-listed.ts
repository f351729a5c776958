import { isObject, jsonType } from '../../kit/expect.ts';
import { rule } from '../../kit/rule.ts';
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
    'offers-201',
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
    expect.status(answer, 200);
    const { data } = expect.object(answer);
    expect.that(isObject(data), 'an object data', jsonType(data));
    const offers = jsonType(isObject(data) ? data['angebote'] : undefined);
    // Every result of the interface may be null.
    expect.that(offers === 'array' || offers === 'null', 'data.angebote as an array or null', offers);
  },
});
