import type { Answer } from '../../../engine/answer.ts';
import type { StepContext } from '../../../engine/context.ts';
import { isObject } from '../../../engine/expect.ts';
import { NotApplicable } from '../../../engine/outcome.ts';
import { assumeReadable } from './readable.ts';
import { assumeRecord } from './requests.ts';

/** The relations of a partner that D3 names. */
export const RELATIONS = ['self', 'administrierbare', 'partnerkennzeichen'];

/** A link of a partner, as it stands in its record. */
export interface Link {
  value: unknown;
  /** Where it leads; undefined when it is no address. */
  address: URL | undefined;
  /** The read that shows it. */
  answer: Answer;
}

/**
 * A link of the partner that rules read.
 *
 * @throws Inconclusive when the partner cannot be read
 * @throws NotApplicable when it is an organisation without links, which D3 lists for persons only
 */
export async function linkOf(context: StepContext, relation: string): Promise<Link> {
  const answer = await assumeReadable(context, 'partner');
  const record = assumeRecord(answer, 'the partner');
  const links = record['_links'];
  if (links === undefined && record['typ'] === 'ORGANISATION')
    throw new NotApplicable('the organisation shows no _links');
  const value = isObject(links) ? links[relation] : undefined;
  return { value, address: addressOf(value, answer.url), answer };
}

/** Reads an address, which stands by itself or as `href`, relative to where it was found. */
function addressOf(link: unknown, base: string): URL | undefined {
  const text = isObject(link) ? link['href'] : link;
  return typeof text === 'string' && text.trim() !== '' && URL.canParse(text, base) ? new URL(text, base) : undefined;
}
