import type { Config } from '../../conformance/engine/config/schema.ts';
import type { Host } from '../../generated/platform.ts';
import type { Call } from '../load.ts';

interface HostCall extends Call {
  host: Host;
}

/**
 * The requests to measure, with credentials and identifiers of a deployment.
 *
 * @throws TypeError if the configuration lacks one
 */
export function callsFor({ credentials = {}, fixtures = {} }: Config): Record<'get' | 'post', HostCall> {
  const { report, baufi } = credentials;
  const { vorgangsNummer } = fixtures.cases ?? {};
  if (!report || !baufi || vorgangsNummer === undefined) throw new TypeError('the configuration is incomplete');
  return {
    get: {
      host: 'v2',
      method: 'GET',
      path: `/v2/vorgaenge/${vorgangsNummer}`,
      headers: { Authorization: `Bearer ${baufi.accessToken}` },
    },
    post: {
      host: 'report',
      method: 'POST',
      path: '/rohdaten',
      headers: { Authorization: report.authorization, 'Content-Type': 'application/json' },
      body: JSON.stringify({ fromDay: '2026-01-01' }),
    },
  };
}
