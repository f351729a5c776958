import { noTarget, withoutSlashAtEnd, type Answer, type Caller, type StepContext } from '../engine.ts';
import type { Host } from '../../../generated/platform.ts';

/**
 * Reads a path that no contract declares, as if an answer had led there.
 *
 * @param path - below the base URL of the host, with a leading slash
 * @param known - any answer of the targets
 * @throws Skipped when the host is no target
 */
export function readUndeclared(
  { target, config }: StepContext,
  host: Host,
  path: string,
  known: Answer,
  as: Caller,
): Promise<Answer> {
  const base = config.targets[host];
  if (base === undefined) throw noTarget(host);
  const address = new URL(withoutSlashAtEnd(base) + path);
  return target.follow({ ...known, location: () => address }, as);
}
