import type { Answer } from '../../../engine/answer.ts';
import { readUndeclared } from '../../steps/undeclared.ts';
import { INTERFACES } from '../../../../generated/platform.ts';
import { credentialOf, fullPath, readResource, type CaseContext } from './case-interface.ts';
import { COMMON } from './reads.ts';

/** Reads a path below the case of the configuration that the version does not declare to be read. */
export async function askBelow(context: CaseContext, below: string): Promise<Answer> {
  const known = await readResource(context, COMMON.vorgang.path);
  const base = fullPath(context.interface, '');
  const number = encodeURIComponent(context.fixture('cases', 'vorgangsNummer'));
  const { host } = INTERFACES[context.interface];
  return readUndeclared(context, host, `${base}/${number}${below}`, known, credentialOf(context.interface));
}
