import type { Config } from '../../conformance/engine/config/schema.ts';
import { validateConfig } from '../../conformance/engine/config/validate.ts';
import { createDeployment } from '../../conformance/reference/deployment.ts';
import type { Host, Quota } from '../../conformance/reference/interface.ts';
import { listen } from '../../conformance/servers/listen.ts';

/** Time until a report or a commission is ready, in milliseconds: short, but long enough to see every state. */
export const READY_AFTER_MS = 60;

/** Time limit of a request, in milliseconds. */
export const REQUEST_TIMEOUT_MS = 5000;

/** The addresses of a reference deployment, and its configuration for tools. */
export interface Served {
  /** Base URL of each host. */
  urls: Record<Host, string>;
  /** Credentials and fixtures of the deployment. */
  config: Config;
}

/**
 * Serves a new reference deployment on free ports.
 *
 * @param options.fault - id of its only fault (`report/no-location`); none by default
 * @param options.quota - calls of the offers interface per caller; as in the sources by default
 * @throws RangeError if there is no such fault
 */
export async function serve({ fault, quota }: { fault?: string | undefined; quota?: Quota | undefined } = {}): Promise<
  Served & { close(): Promise<void> }
> {
  const deployment = createDeployment({
    readyAfterMs: READY_AFTER_MS,
    ...(fault === undefined ? {} : { faults: fault }),
    ...(quota === undefined ? {} : { quota }),
  });
  const { urls, close } = await listen(deployment.hosts, { port: 0 });
  const config = validateConfig(await deployment.configuration(urls), (path) => path.join('.'));
  return { urls, config, close };
}
