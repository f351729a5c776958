import { determinationRule, determine, statusOfDetermination } from './steps/determine.v2.ts';

export default determinationRule({
  level: 'must',
  title: 'A determination for a case needs no body: vorgangsNummer takes its place',
  source: ['O206'],
  needs: ['credentials.v2', 'fixtures.offers.vorgangsNummer'],
  brokenBy: [
    'ignores-case-number',
    'case-number-200',
    'refuses-own-case',
    'case-number-of-digits-only',
    'determination-200',
    'determination-201',
    'determination-303',
    'trace-id-required',
  ],
  async check(context) {
    const query = { vorgangsNummer: context.fixture('offers', 'vorgangsNummer') };
    const answer = await determine(context, query);
    context.expect.status(answer, 302, statusOfDetermination(answer, query));
  },
});
