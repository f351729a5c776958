import type { Answer } from '../../../engine/answer.ts';
import { SUCCESS } from '../../../engine/expect.ts';
import { assume } from '../../../engine/outcome.ts';
import { readUndeclared } from '../../steps/undeclared.ts';
import { INTERFACES } from '../../../../generated/platform.ts';
import { credentialOf, fullPath, readResource, type CaseContext } from './case-interface.ts';
import { COMMON } from './reads.ts';

/**
 * Makes sure of a case that reads: below what does not exist there is nothing anyway.
 *
 * @throws Inconclusive when it does not
 */
export async function assumeCase(context: CaseContext): Promise<void> {
  const { status } = await readResource(context, COMMON.vorgang.path);
  assume(SUCCESS.has(status), `needs a case that reads with 2xx, got ${status}`);
}

/** Reads a path below the case of the configuration that the version does not declare to be read. */
export async function askBelow(context: CaseContext, below: string): Promise<Answer> {
  const known = await readResource(context, COMMON.vorgang.path);
  const base = fullPath(context.interface, '');
  const number = encodeURIComponent(context.fixture('cases', 'vorgangsNummer'));
  const { host } = INTERFACES[context.interface];
  return readUndeclared(context, host, `${base}/${number}${below}`, known, credentialOf(context.interface));
}
