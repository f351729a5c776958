import { assume } from '../../kit/outcome.ts';
import { rule } from '../../kit/rule.ts';
import { expectJson, faultsOfRead } from '../cases-v3/steps/expect-read.ts';
import { NEEDS } from './steps/access.ts';
import { fixturesFor, isWaiting, readResultList } from './steps/result-list.ts';

/** Redirects until the commission is ready are taken for right, as in v2. */
export default rule({
  level: 'should',
  title: 'The commission of a result that was asked for reads as JSON',
  source: ['O311e'],
  covers: [{ operation: 'getProvision', status: 200 }],
  effect: 'reads',
  needs: NEEDS,
  brokenBy: faultsOfRead('commission'),
  async check(context) {
    const answer = await readResultList(context, 'provision');
    assume(!isWaiting('provision', answer.status), 'the commission was not ready; raise timing.patienceMs');
    const given = context.config.fixtures?.offers?.ergebnislisteId !== undefined;
    assume(
      !given || ![204, 404].includes(answer.status),
      `there is no commission (${answer.status}); supply a list with provisionsAusgabe in fixtures.offers.ergebnislisteId`,
    );
    expectJson(context, answer, fixturesFor(context, 'provision'));
  },
});
