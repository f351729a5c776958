import { applicationsFixtures, OTHER_PROVIDER, SALES_PARTY } from './applications/seed.ts';
import { casesFixtures, offersFixtures } from './cases/seed.ts';
import { consumerLoanBearers, consumerLoanFixtures } from './consumer-loan-offers/seed.ts';
import type { Ended } from '../servers/ended.ts';
import type { Host, Surroundings } from './interface.ts';
import * as login from './login/seed.ts';
import { partnerCredentials, partnerFixtures } from './partner/seed.ts';
import { KINDS } from './report/kinds.ts';
import * as report from './report/seed.ts';
import type { Claims } from './tokens.ts';

/** The claims of the tokens in a configuration, by name of the credential. */
const bearers: Readonly<Record<string, Claims>> = {
  baufi: login.partner,
  baufiWithoutScope: { ...login.partner, scopes: [] },
  v2SalesParty: { partnerId: SALES_PARTY, scopes: [] },
  v2OtherProvider: { partnerId: OTHER_PROVIDER, scopes: [] },
  ...consumerLoanBearers,
};

/** Lifetime of the tokens in a configuration, in seconds: one written to a file should last a working day. */
const LIFETIME_S = 24 * 3600;

async function issued(tokens: Surroundings['tokens']): Promise<Record<string, { accessToken: string }>> {
  const entries = Object.entries(bearers).map(async ([name, claims]) => {
    return [name, { accessToken: await tokens.issue(claims, LIFETIME_S) }] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/**
 * The configuration with which the suite judges the reference deployment.
 *
 * @param targets - the base URLs of the hosts
 * @param ended - the interfaces that have reached their end of life
 */
export async function configurationOf(
  targets: Partial<Record<Host, string>>,
  { tokens, readyAfterMs }: Pick<Surroundings, 'tokens' | 'readyAfterMs'>,
  ended: Ended,
): Promise<object> {
  const retired = Object.keys(ended).map((id) => [id, 'retired']);
  return {
    targets,
    timing: timingFor(readyAfterMs),
    capabilities: { state: true },
    ...(retired.length > 0 && { expect: Object.fromEntries(retired) as object }),
    credentials: {
      report: { authorization: report.authorization },
      reportForbidden: { authorization: report.authorizationWithoutPermission },
      login: { username: login.partner.username, password: login.partner.password, mayFail: true },
      ...partnerCredentials,
      session: { username: login.user.username, password: login.user.password, mayFail: true },
      ...(await issued(tokens)),
    },
    fixtures: {
      report: {
        kinds: KINDS,
        partnerId: partnerFixtures.partnerId,
        readyReport: `/${report.readyReport.kind}/${report.readyReport.id}`,
        runningReport: `/${report.runningReport.kind}/${report.runningReport.id}`,
      },
      offers: offersFixtures,
      cases: casesFixtures,
      applications: applicationsFixtures,
      partner: partnerFixtures,
      session: { page: '/uebersicht' },
      consumerLoan: consumerLoanFixtures,
    },
  };
}

/** The timing of the suite, in milliseconds, for reports that take `readyAfterMs`. */
function timingFor(readyAfterMs: number): { pollMs: number; patienceMs: number } {
  // Longer than a quick report takes, so that the number of reads does not depend on the speed of the machine.
  const pollMs = Math.min(2000, Math.max(40, Math.ceil(readyAfterMs / 10)));
  // The suite takes no time that is longer than timers can wait.
  const patienceMs = Math.min(2 ** 31 - 1, Math.max(1000, readyAfterMs * 3));
  return { pollMs, patienceMs };
}
