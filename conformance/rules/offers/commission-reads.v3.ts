import { assume, SUCCESS } from '../engine.ts';
import { expectRead, faultOfRead } from '../steps/reads.ts';
import { tried } from '../steps/tried.ts';
import { isPage, wayOf } from '../steps/redirects.ts';
import { assumeKept, isWaiting, namedBy, read, readingRule, readsGivenList } from './steps/reads.v3.ts';

/** The status of a commission that is not ready is open: redirects, as in v2, and «not yet» (409, 425) are accepted. */
export default readingRule({
  level: 'must',
  title: 'The commission of a result can be read where it was asked for',
  source: ['O331'],
  covers: [{ operation: 'getProvision', status: '2XX' }],
  brokenBy: [faultOfRead('commission'), 'commission-lead-to-login'],
  async check(context) {
    const answer = await read(context, 'provision');
    const end = (await tried(wayOf(context, answer, 'baufi')))?.at(-1);
    // A redirect to a page, such as a login form, does not mean that the commission will get ready.
    if (end?.status === 200 && isPage(end)) context.expect.status(answer, SUCCESS);
    assume(!isWaiting('provision', answer.status), 'the commission was not ready; raise timing.patienceMs');
    const isNone = (await readsGivenList(context)) && [204, 404].includes(answer.status);
    const remedy = 'supply a list with provisionsAusgabe in fixtures.offers.ergebnislisteId';
    assume(!isNone, `there is no commission (${answer.status}); ${remedy}`);
    await assumeKept(context, 'provision', answer);
    expectRead(context, answer, await namedBy(context, 'provision'));
  },
});
