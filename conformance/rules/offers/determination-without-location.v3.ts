import { determinationOf, determinationRule, determinations } from './steps/determine.v3.ts';

export default determinationRule({
  level: 'must',
  title: 'A determination of v3 carries no Location',
  source: ['O303'],
  cases: determinations,
  brokenBy: [
    'determination-with-location',
    'determination-with-absolute-location',
    'alternatives-with-location',
    'no-results-with-location',
  ],
  async check(context) {
    const answer = await determinationOf(context);
    const location = answer.header('Location');
    context.expect.that(location === undefined, 'no header Location', JSON.stringify(location), answer);
  },
});
