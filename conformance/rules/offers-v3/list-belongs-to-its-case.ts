import { assume } from '../../kit/outcome.ts';
import { rule } from '../../kit/rule.ts';
import { statusOf } from '../cases-v3/steps/access.ts';
import { NEEDS } from './steps/access.ts';
import { fixturesFor, paramsOf, READS, readResultList } from './steps/result-list.ts';

export default rule({
  level: 'should',
  title: 'A result list does not read by the number of another case',
  source: ['O312'],
  covers: [],
  effect: 'reads',
  needs: [...NEEDS, 'fixtures.offers.andereVorgangsNummer', 'state'],
  brokenBy: ['list-without-its-case'],
  async check(context) {
    const own = await readResultList(context, 'ergebnisliste');
    const status = statusOf(own, fixturesFor(context, 'ergebnisliste'));
    assume(own.status === 200, `needs a result list that reads with 200 by its own case, got ${status}`);
    const answer = await context.target.send('offers-v3', 'GET', READS.ergebnisliste.path, {
      params: {
        ...(await paramsOf(context, 'ergebnisliste')),
        vorgangsnummer: context.fixture('offers', 'andereVorgangsNummer'),
      },
    });
    const refused = answer.status >= 400 && answer.status < 500;
    context.expect.that(refused, 'status 4xx', String(answer.status), answer);
  },
});
