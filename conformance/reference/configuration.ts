import { applicationsFixtures } from './applications/seed.ts';
import type { Host } from './interface.ts';
import * as login from './login/seed.ts';
import * as offers from './offers-v2/seed.ts';
import { partnerCredentials, partnerFixtures } from './partner/seed.ts';
import { KINDS } from './report/kinds.ts';
import * as report from './report/seed.ts';

/** Everything that the suite needs to judge the reference deployment, in the form of its configuration file. */
export function configurationOf(targets: Partial<Record<Host, string>>): object {
  return {
    targets,
    timing: { pollMs: 20, patienceMs: 5000, requestTimeoutMs: 5000 },
    capabilities: { state: true },
    credentials: {
      report: { authorization: report.authorization },
      reportForbidden: { authorization: report.authorizationWithoutPermission },
      login: { username: login.partner.username, password: login.partner.password },
      ...partnerCredentials,
      session: { username: login.user.username, password: login.user.password },
    },
    fixtures: {
      report: { kinds: KINDS },
      offers: { vorgangsNummer: offers.vorgangsNummer, andereVorgangsNummer: offers.andereVorgangsNummer },
      applications: applicationsFixtures,
      partner: partnerFixtures,
    },
  };
}
