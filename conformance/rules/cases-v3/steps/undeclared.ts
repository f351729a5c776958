import type { Answer } from '../../../kit/answer.ts';
import type { Host } from '../../../kit/interfaces.ts';
import type { StepContext } from '../../../kit/context.ts';
import type { Caller } from '../../../kit/credentials.ts';
import { Skipped } from '../../../kit/outcome.ts';

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
  if (base === undefined) throw new Skipped(`no target for the host ${host}; set targets.${host}`);
  const address = new URL(base.replace(/\/+$/, '') + path);
  return target.follow({ ...known, location: () => address }, as);
}
