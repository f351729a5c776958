import { assume, statementOf, type Context } from '../engine.ts';
import {
  dataRepaidInFull,
  dataWith,
  dataWithBareLoan,
  dataWithOther,
  dataWithout,
  dataWithTwoLoans,
} from './steps/ask.v2.ts';
import { DATA_REFUSED, determinationRule, determine } from './steps/determine.v2.ts';

const STATEMENT = 'O226';

export default determinationRule({
  level: 'must',
  title: 'A determination accepts each member of the request that is shown',
  source: [STATEMENT],
  cases: statementOf(STATEMENT)?.dimensions?.['attributes'] ?? [],
  brokenBy: ['refuses-commission-wish', 'refuses-full-repayment', 'refuses-special-repayment', 'refuses-decimals'],
  async check(context) {
    const answer = await determine(context, {}, { json: dataWith(context.config, context.case) });
    if (answer.status !== 302) {
      const without = await determine(context, {}, { json: dataWithout(context.config, context.case) });
      // A list may be refused for what its entries say.
      const isAboutMember = !context.case.endsWith('.darlehensWuensche') || !DATA_REFUSED.includes(answer.status);
      assume(
        without.status === 302 && isAboutMember,
        `the captured data is refused with ${answer.status}, and nothing shows that ${context.case} is why; ` +
          'supply fixtures.offers.determination.body',
      );
      for (const json of dataWithOther(context.config, context.case)) {
        const other = await determine(context, {}, { json });
        if (other.status === 302) return context.expect.status(other, 302);
      }
    }
    context.expect.that(answer.status === 302, `status 302 with ${context.case}`, String(answer.status), answer);
    if (context.case.endsWith('.volltilgerWennAnnuitaetenOderForward')) await expectFullRepayment(context);
  },
});

/** The flag has two values; how it goes together with an initial repayment and with special ones is not shown. */
async function expectFullRepayment(context: Context): Promise<void> {
  const statuses: number[] = [];
  for (const json of [dataWithTwoLoans(context.config), ...dataRepaidInFull(context.config)]) {
    const { status } = await determine(context, {}, { json });
    if (status === 302) return;
    statuses.push(status);
  }
  const { status } = await determine(context, {}, { json: dataWithBareLoan(context.config) });
  assume(
    status === 302,
    `needs a loan with nothing but an amount, a term and a repayment that is taken (302), got ${status}`,
  );
  context.expect.that(false, `status 302 with ${context.case} true`, statuses.join(', '));
}
