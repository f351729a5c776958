import { assume, statementOf, SUCCESS_OR_REDIRECT, type Context } from '../engine.ts';
import {
  askInDecimals,
  capturedData,
  dataRepaidInFull,
  dataWith,
  dataWithBareLoan,
  dataWithOther,
  dataWithout,
  dataWithTwoLoans,
} from './steps/ask.v2.ts';
import { DATA_REFUSED, determinationRule, determine } from './steps/determine.v2.ts';

const STATEMENT = 'O226';

/** The members with integers in the example that are not numbers of months or years. */
const AMOUNTS = ['kaufpreis', 'darlehensBetrag', 'sondertilgungOptionalJaehrlich'];

export default determinationRule({
  level: 'must',
  title: 'A determination accepts each member of the request that is shown',
  source: [STATEMENT],
  cases: statementOf(STATEMENT)?.dimensions?.['attributes'] ?? [],
  brokenBy: [
    'refuses-commission-wish',
    'refuses-full-repayment',
    'refuses-special-repayment',
    'refuses-decimals',
    'refuses-amounts-with-decimals',
  ],
  async check(context) {
    const { config, case: member } = context;
    const answer = await determine(context, {}, { json: dataWith(config, member) });
    if (answer.status !== 302) {
      const without = await determine(context, {}, { json: dataWithout(config, member) });
      const lack = `the captured data is refused with ${answer.status}, and`;
      const supply = 'supply fixtures.offers.determination.body';
      const why = SUCCESS_OR_REDIRECT.has(answer.status)
        ? `needs a determination that is answered with 302, got ${answer.status}`
        : `${lack} nothing shows that ${member} is why; ${supply}`;
      assume(without.status === 302, why);
      // A list may be refused because of the members of its entries, or because of missing ones.
      const isList = member.endsWith('.darlehensWuensche') && DATA_REFUSED.includes(answer.status);
      const others = isList ? [dataWithBareLoan(config)] : dataWithOther(config, member);
      for (const json of others) {
        const other = await determine(context, {}, { json });
        if (other.status === 302) return context.expect.status(other, 302);
      }
      const mayLack = `the entries of ${member} may lack what is not shown`;
      assume(!isList, `${lack} ${mayLack}; ${supply} with some that are taken`);
    }
    context.expect.that(answer.status === 302, `status 302 with ${member}`, String(answer.status), answer);
    if (member.endsWith('.volltilgerWennAnnuitaetenOderForward')) await expectFullRepayment(context);
    if (AMOUNTS.some((name) => member.endsWith(`.${name}`))) await expectDecimals(context);
  },
});

/** Judges that a number may be written with a decimal (`.0`), which its type allows and which does not change its value. */
async function expectDecimals(context: Context): Promise<void> {
  const { config, case: member } = context;
  const [own = ''] = member.split('.').slice(-1);
  const data = capturedData(config);
  const isCarried = new RegExp(`"${own}":\\d+[,}]`).test(JSON.stringify(data));
  const together = isCarried ? await askInDecimals(context, data, AMOUNTS) : undefined;
  const answer = together?.status === 302 ? together : await askInDecimals(context, dataWith(config, member), [own]);
  context.expect.that(answer.status === 302, `status 302 with a decimal in ${member}`, String(answer.status), answer);
}

/** Judges that the flag may be true, in several forms: how it combines with initial and special repayments is not documented. */
async function expectFullRepayment(context: Context): Promise<void> {
  const statuses: number[] = [];
  for (const json of [dataWithTwoLoans(context.config), ...dataRepaidInFull(context.config)]) {
    const { status } = await determine(context, {}, { json });
    if (status === 302) return;
    statuses.push(status);
  }
  const { status } = await determine(context, {}, { json: dataWithBareLoan(context.config) });
  const bareLoan = 'a loan with nothing but an amount, a term and a repayment';
  assume(status === 302, `needs ${bareLoan} that is taken (302), got ${status}`);
  context.expect.that(false, `status 302 with ${context.case} true`, statuses.join(', '));
}
