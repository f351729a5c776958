import { expect, it } from 'vitest';
import type { Config } from '../engine/config/schema.ts';
import { loadRules } from '../engine/load-rules.ts';
import { replay } from '../engine/replay.ts';
import type { Report } from '../engine/report.ts';
import { INTERFACES, type Credential } from '../../generated/platform.ts';
import { idsWith, judgeInProcess } from './in-process.ts';

const rules = await loadRules();

/**
 * Judges all that takes the token of a caller, on a deployment that refuses it in some requests by a 401 that does not say why.
 *
 * @param isRefused - whether a request is refused; if so, may return a challenge that does say why
 */
async function judgeRefusing(
  caller: Credential,
  given: Config['credentials'],
  isRefused: (earlier: number, request: Request) => boolean | string,
) {
  const own = rules.filter((rule) => INTERFACES[rule.interface].caller === caller);
  const issued: string[] = [];
  let configured: string | undefined;
  let earlier = 0;
  const report = await judgeInProcess({
    rules: own,
    configure: (config): Config => {
      const credentials = { ...config.credentials, ...given };
      configured = (credentials as Record<string, { accessToken?: string }>)[caller]?.accessToken;
      return { ...config, credentials };
    },
    around: (next, host) => async (request) => {
      const [, token = ''] = request.headers.get('authorization')?.split(/^Bearer /) ?? [];
      if (configured === undefined ? issued.includes(token) : token === configured) {
        earlier += 1;
        const refused = isRefused(earlier - 1, request);
        const challenge = typeof refused === 'string' ? refused : 'Bearer';
        if (refused !== false)
          return Response.json(
            { message: 'Unauthorized' },
            { status: 401, headers: { 'WWW-Authenticate': challenge } },
          );
      }
      const answer = await next(request);
      if (host === 'login')
        issued.push(((await answer.clone().json()) as { access_token?: string }).access_token ?? 'none');
      return answer;
    },
  });
  return { own, report, issued };
}

// The reference deployment issues the same tokens in every run.
const { issued } = await judgeRefusing('v2', {}, () => false);

const CALLERS: [caller: Credential, how: string, given: Config['credentials']][] = [
  ['v2', 'configured', { v2: { accessToken: issued[0] ?? '' } }],
  ['v2', 'issued', {}],
  ['baufi', 'configured', {}],
  ['kex', 'configured', {}],
];

it.each(CALLERS.flatMap((one) => [1, 3, 7, 16, 30, 60].map((accepted) => [...one, accepted] as const)))(
  'the token of %s, %s (%j), makes no rule fail if it ends after %i requests',
  async (caller, _, given, accepted) => {
    const { own, report } = await judgeRefusing(caller, given, (earlier) => earlier >= accepted);
    expect([...idsWith(report, 'failed', 'must'), ...idsWith(report, 'failed', 'should')]).toEqual([]);
    expect(report.verdict).toBe('inconclusive');
    expect(report.rules.map(({ reason }) => reason).join()).toMatch(
      new RegExp(`has ended( it)?, supply (a new )?one in credentials\\.${caller}`),
    );
    const { differences, unasked, unmade } = await replay(JSON.parse(JSON.stringify(report)) as Report, own);
    expect({ differences, unasked, unmade }).toEqual({ differences: [], unasked: [], unmade: [] });
  },
);

const path = ({ url }: Request) => new URL(url).pathname;
const isOfCases = (request: Request) => path(request).includes('/vorgaenge');

it.each<[where: string, isRefused: (earlier: number, request: Request) => boolean | string]>([
  [
    'ends earlier at one interface than at the others',
    (earlier, request) => earlier >= (isOfCases(request) ? 30 : 150),
  ],
  [
    'is called invalid by some interfaces',
    (earlier, request) => earlier >= 30 && (isOfCases(request) || 'Bearer error="invalid_token"'),
  ],
])('a token that %s makes no rule fail', async (_, isRefused) => {
  const { report } = await judgeRefusing('v2', CALLERS[0]?.[2], isRefused);
  expect(idsWith(report, 'failed')).toEqual([]);
});

it.each<[fails: string, isRefused: (earlier: number, request: Request) => boolean]>([
  ['every fifth request', (earlier) => earlier % 5 === 4],
  ['thirty requests in a row', (earlier) => earlier >= 10 && earlier < 40],
  ['changes', (_, { method }) => method !== 'GET'],
  ['requests about cases, but for the first ones', (earlier, request) => earlier > 3 && isOfCases(request)],
])('a server that refuses a token in %s fails', async (_, isRefused) => {
  for (const [caller, , given] of CALLERS.filter(([one]) => one === 'v2')) {
    const { report } = await judgeRefusing(caller, given, isRefused);
    expect(report.verdict).toBe('nonconformant');
  }
});
