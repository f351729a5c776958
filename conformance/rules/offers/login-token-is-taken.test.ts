import { expect, it } from 'vitest';
import type { Config } from '../../engine/config/schema.ts';
import { loadRules } from '../../engine/load-rules.ts';
import type { RuleResult } from '../../engine/report.ts';
import { judgeInProcess } from '../../proof/in-process.ts';

const rules = (await loadRules()).filter(({ id }) => /^(offers|cases)-v3\/login-token-is-taken$/.test(id));

/** What becomes of the rules where v3 answers some tokens with a status, and the operator configures something else. */
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
/** Whether the reference has issued a token: those that the suite invents have no scope. */
const isIssued = (token: string): boolean => Buffer.from(token.split('.')[1] ?? '', 'base64url').includes('"scope"');

it('a user of the token endpoint may not be allowed to read the case', async () => {
  const valid = await judged(isIssued, 403);
  expect(valid.map(({ status }) => status)).toEqual(['passed', 'passed']);
});

it('a token that is refused like an invented one is not said to be taken', async () => {
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

it('asks nobody for credentials.login who has a token for v3', async () => {
  const skipped = { status: 'skipped', reason: 'needs credentials.login' };
  expect(await judged(others, 401, without('login'))).toEqual([skipped, skipped]);
});

it('judges nothing twice where all tokens are of the token endpoint', async () => {
  const results = await judged(() => false, 401, without('baufi'));
  expect(results.map(({ status }) => status)).toEqual(['not-applicable', 'not-applicable']);
});
