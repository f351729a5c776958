import type { InterfaceId } from '../../../generated/platform.ts';
import { parametersOf } from '../../contracts/path-pattern.ts';
import { isObject, SUCCESS, type Answer, type RuleDefinition, type Seen } from '../engine.ts';
import { observing } from './observed.ts';
import { digitByDigit, lastSegmentOf, selfLinkOf, unwrapped } from './reads.ts';
import type { JsonObject } from '../../json.ts';

/** The number in the path of a read, and the number that the record shows under the same name. */
interface Shown {
  name: string;
  requested: string;
  shown: string;
}

/** Parameters that are list indices: the record may count from another start. */
const INDICES = ['zahlungsplanIndex'];

/** The last number of the path, if the record shows it at the top level or in its link to itself; nested records may have numbers of their own under that name. */
function shownNumber({ operation, answer }: Seen): Shown | undefined {
  const [, path = ''] = operation.split(' ');
  const name = parametersOf(path).at(-1) ?? '';
  const record = unwrapped(digitByDigit(answer));
  if (!isObject(record) || !path.endsWith(`{${name}}`)) return undefined;
  const [, shown] = Object.entries(record).find(([key]) => key.toLowerCase() === name.toLowerCase()) ?? [];
  const isShown = typeof shown === 'number' || (typeof shown === 'string' && shown !== '');
  const requested = lastSegmentOf(new URL(answer.url));
  if (isShown && !INDICES.includes(name)) return { name, requested, shown: String(shown) };
  const linked = siblingLinked(record, answer);
  // Another kind of identifier, such as a UUID, may be the same record under another address.
  return linked && formOf(linked) === formOf(requested) ? { name, requested, shown: linked } : undefined;
}

const formOf = (number: string): string => number.replaceAll(/\d+/g, '0');

/** The last segment of the link of a record to itself, if only that may differ from the requested address. */
function siblingLinked(record: JsonObject, { url }: Answer): string | undefined {
  const [siblings] = /\/v\d\/.*\//.exec(new URL(url).pathname) ?? [];
  const below = siblings && selfLinkOf(record)?.split(siblings)[1];
  return below === undefined ? undefined : /^[^/?#{};]+(?=\/?(?:$|[?#{;]))/.exec(below)?.[0];
}

/** The parts of a number (`AB1234/1/2`), without leading zeros. */
const partsOf = (number: string): readonly string[] =>
  number
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .map((part) => part.replace(/^0+(?=.)/, ''));

/** Whether two texts may be the same number: one may have a prefix, or other separators between its parts. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [partsOf(one), partsOf(other)];
  const [wholeA, wholeB] = [a.join(''), b.join('')];
  if (a.length === 1 && b.length === 1) return wholeA.endsWith(wholeB) || wholeB.endsWith(wholeA);
  const length = Math.min(a.length, b.length);
  return wholeA === wholeB || a.slice(-length).join() === b.slice(-length).join();
}

/** The rule that a record, if it shows its number, shows the requested one (N77). */
export function showsOwnNumber<Id extends InterfaceId>(
  own: Pick<RuleDefinition<Id>, 'brokenBy'> &
    Partial<Pick<RuleDefinition<Id>, 'interfaces'>> & { at: readonly string[] },
): RuleDefinition<Id> {
  return observing<Id>({
    ...own,
    level: 'should',
    title: 'If a record shows the number by which it was read, it is the same number',
    source: ['N77'],
    // A mock returns the same record for every number.
    needs: ['state'],
    of: 'records with a number by which they are read',
    isMeant: (seen) =>
      seen.credential === 'given' && SUCCESS.has(seen.answer.status) && shownNumber(seen) !== undefined,
    judge: ({ expect }, seen) => {
      const number = shownNumber(seen);
      if (number === undefined) return;
      const { name, requested, shown } = number;
      expect.that(isSame(requested, shown), `${name} ${JSON.stringify(requested)}`, JSON.stringify(shown), seen.answer);
    },
  });
}
