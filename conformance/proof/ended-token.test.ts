import { expect, it } from 'vitest';
import type { Config } from '../engine/config/schema.ts';
import { loadRules } from '../engine/load-rules.ts';
import { replay } from '../engine/replay.ts';
import type { Report } from '../engine/report.ts';
import { INTERFACES, type Credential } from '../../generated/platform.ts';
import { idsWith, judgeInProcess, type InProcessOptions } from './in-process.ts';

const rules = await loadRules();

/** A token of the v2 host that the reference deployment issues in every run. */
async function issuedToken(): Promise<string> {
  let issued = '';
  const around: InProcessOptions['around'] = (next, host) => async (request) => {
    const answer = await next(request);
    if (host === 'login') issued ||= ((await answer.clone().json()) as { access_token?: string }).access_token ?? '';
    return answer;
  };
  await judgeInProcess({ rules: rules.filter((rule) => rule.interface === 'applications'), around });
  return issued;
}

const v2 = { accessToken: await issuedToken() };

/** Judges all that takes one configured token, on a deployment that refuses it with 401 in some requests, and does not say why. */
async function judgeRefusing(credential: Credential, isRefused: (earlier: number) => boolean) {
  const own = rules.filter((rule) => INTERFACES[rule.interface].caller === credential);
  let authorization = '';
  let earlier = 0;
  const report = await judgeInProcess({
    rules: own,
    configure: (config: Config): Config => {
      const credentials = { v2, ...config.credentials };
      const { [credential]: parts } = credentials as Record<string, { accessToken?: string }>;
      authorization = `Bearer ${parts?.accessToken}`;
      return { ...config, credentials };
    },
    around: (next) => async (request) => {
      if (request.headers.get('authorization') !== authorization) return next(request);
      earlier += 1;
      if (!isRefused(earlier - 1)) return next(request);
      return Response.json({ message: 'Unauthorized' }, { status: 401, headers: { 'WWW-Authenticate': 'Bearer' } });
    },
  });
  return { own, report };
}

const CREDENTIALS = ['v2', 'baufi', 'kex'] as const;

it.each(
  CREDENTIALS.flatMap((credential) =>
    [1, 3, 7, 16, 30, 60].map((accepted) => ({ credential: credential as Credential, accepted })),
  ),
)(
  'a token in credentials.$credential that ends without a word after $accepted requests makes no rule fail',
  async ({ credential, accepted }) => {
    const { own, report } = await judgeRefusing(credential, (earlier) => earlier >= accepted);
    expect([...idsWith(report, 'failed', 'must'), ...idsWith(report, 'failed', 'should')]).toEqual([]);
    expect(report.verdict).toBe('inconclusive');
    expect(report.rules.map(({ reason }) => reason).join()).toContain(`supply a new one in credentials.${credential}`);
    const { differences } = await replay(JSON.parse(JSON.stringify(report)) as Report, own);
    expect(differences).toEqual([]);
  },
);

it.each(CREDENTIALS)(
  'a server that refuses every fifth request with the token in credentials.%s fails',
  async (credential) => {
    const { report } = await judgeRefusing(credential, (earlier) => earlier % 5 === 4);
    expect(report.verdict).toBe('nonconformant');
  },
);
