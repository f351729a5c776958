import type { Config } from '../../kit/config/schema.ts';
import { rule } from '../../kit/rule.ts';
import { askDetermination, type DeterminationQuery } from './steps/ask.ts';
import { determined } from './steps/determine.ts';
import { LET_IN } from './steps/without-token.ts';

function queriesOf({ fixtures }: Config): Record<string, DeterminationQuery> {
  const vorgangsNummer = fixtures?.offers?.vorgangsNummer;
  return { 'captured data': {}, ...(vorgangsNummer === undefined ? {} : { case: { vorgangsNummer } }) };
}

export default rule({
  level: 'must',
  title: 'A determination is refused without a token',
  source: ['O220'],
  covers: [],
  effect: 'creates',
  needs: ['credentials.v2'],
  cases: (config) => Object.keys(queriesOf(config)),
  brokenBy: ['determination-without-token', 'determination-redirects-to-login', 'determination-shows-login-page'],
  async check(context) {
    const query = queriesOf(context.config)[context.case] ?? {};
    await determined(context, query);
    context.expect.refused(await askDetermination(context, query, { as: 'none' }), LET_IN);
  },
});
