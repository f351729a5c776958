import { showsApplication } from './steps/application.ts';
import { assume, rule, SUCCESS } from '../engine.ts';
import { APPLICATION } from './steps/patches.ts';
import { listWithin, spanOfApplication, spanThatLists } from './steps/spans.ts';
import { givenList, listOfOther, supplied } from './steps/list.ts';

export default rule({
  level: 'must',
  title: 'The list of another provider does not hold the application',
  source: ['A46'],
  at: 'GET /v2/antraege',
  effect: 'reads',
  needs: [...APPLICATION, 'state'],
  brokenBy: [
    'list-of-everybody',
    'first-of-everybody-listed',
    'everybody-listed-within-others',
    'everybody-listed-by-date',
  ],
  async check(context) {
    const as = supplied(context, 'v2OtherProvider');
    const whole = await givenList(context);
    const isShort = showsApplication(context, whole.json());
    const { span, isListed } = isShort
      ? { span: await spanOfApplication(context), isListed: true }
      : await spanThatLists(context);
    assume(
      isListed,
      'needs a list whose first page shows the application of fixtures.applications by its numbers or its address',
    );
    const others = [...(isShort ? [await listOfOther(context)] : []), await listWithin(context, span, { as })];
    for (const other of others) {
      const { status } = other;
      // The documents do not exclude a 404 for an empty list.
      const isList = SUCCESS.has(status) || status === 404;
      assume(isList, `needs a list of the other provider, got ${status}; see credentials.v2OtherProvider`);
      const isShown = showsApplication(context, other.json());
      const got = 'one with it; credentials.v2OtherProvider has to be of another provider';
      context.expect.that(!isShown, 'a list without the application', got, other);
    }
  },
});
