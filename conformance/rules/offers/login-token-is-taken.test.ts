import { expect, it } from 'vitest';
import type { Config } from '../../engine/config/schema.ts';
import { loadRules } from '../../engine/load-rules.ts';
import type { RuleResult } from '../../engine/report.ts';
import { judgeInProcess } from '../../proof/in-process.ts';

const rules = (await loadRules()).filter(({ id }) => /^(offers|cases)-v3\/login-token-is-taken$/.test(id));

/** The results of the rules if v3 answers some tokens with `status`. */
async function judged(
  isMeant: (token: string) => boolean,
  status: number,
  configure: (config: Config) => Config = (config) => config,
): Promise<Pick<RuleResult, 'status' | 'reason'>[]> {
  let own = '';
  const report = await judgeInProcess({
    rules,
    configure: (config) => {
      own = config.credentials?.baufi?.accessToken ?? '';
      return configure(config);
    },
    around: (next, host) => async (request) => {
      const token = request.headers.get('authorization')?.replace('Bearer ', '') ?? '';
      return host === 'baufi' && token !== own && isMeant(token)
        ? Response.json({ message: 'no' }, { status })
        : next(request);
    },
  });
  return report.rules.map((result) => ({ status: result.status, reason: result.reason }));
}

const others = (): boolean => true;
/** Whether the reference has issued a token: tokens that the suite invents have no scope. */
const isIssued = (token: string): boolean => Buffer.from(token.split('.')[1] ?? '', 'base64url').includes('"scope"');

it('passes if the user of the token endpoint has no right to read the case', async () => {
  const valid = await judged(isIssued, 403);
  expect(valid.map(({ status }) => status)).toEqual(['passed', 'passed']);
});

it('is inconclusive if the token is refused like an invented one', async () => {
  const reason = 'the token is answered like an invented one, with 403';
  expect(await judged(others, 403)).toEqual([
    { status: 'inconclusive', reason },
    { status: 'inconclusive', reason },
  ]);
});

const without =
  (name: 'login' | 'baufi') =>
  (config: Config): Config => {
    const { [name]: _, ...credentials } = config.credentials ?? {};
    return { ...config, credentials };
  };

it('is skipped without credentials.login', async () => {
  const skipped = { status: 'skipped', reason: 'needs credentials.login' };
  expect(await judged(others, 401, without('login'))).toEqual([skipped, skipped]);
});

it('does not apply if all tokens come from the token endpoint', async () => {
  const results = await judged(() => false, 401, without('baufi'));
  expect(results.map(({ status }) => status)).toEqual(['not-applicable', 'not-applicable']);
});
