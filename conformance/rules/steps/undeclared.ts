import { noTarget, withoutSlashAtEnd, type Answer, type Caller, type StepContext } from '../engine.ts';
import { INTERFACE_IDS, INTERFACES, type Host } from '../../../generated/platform.ts';

/**
 * Reads a path that no contract declares by following a made-up Location; once per run for all interfaces of the host.
 *
 * @param path - below the base URL of the host, with a leading slash
 * @param known - any response of the targets
 * @throws Skipped when the host is not a target
 */
export function readUndeclared(
  context: StepContext,
  host: Host,
  path: string,
  known: Answer,
  as: Caller,
): Promise<Answer> {
  const base = context.config.targets[host];
  if (base === undefined) throw noTarget(host);
  const address = new URL(withoutSlashAtEnd(base) + path);
  const first = INTERFACE_IDS.find((id) => INTERFACES[id].host === host) ?? context.interface;
  return context
    .of(first)
    .once(`read of ${host}${path} as ${as}`, ({ target }) => target.follow({ ...known, location: () => address }, as));
}
