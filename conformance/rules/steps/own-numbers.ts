import type { InterfaceId } from '../../../generated/platform.ts';
import { parametersOf } from '../../contracts/path-pattern.ts';
import { isObject, SUCCESS, type RuleDefinition, type Seen } from '../engine.ts';
import { observing } from './observed.ts';
import { digitByDigit, lastSegmentOf } from './reads.ts';

/** A number by which something was read, and the one that its record shows under the same name. */
interface Shown {
  name: string;
  asked: string;
  shown: string;
}

/** A name that need not be a number: a place in a list may be counted otherwise where it is shown. */
const PLACES = ['zahlungsplanIndex'];

/** The last number of a path, by which something was read, where its record shows it at its top; further below, others of that name may be shown. */
function shownNumber({ operation, answer }: Seen): Shown | undefined {
  const [, path = ''] = operation.split(' ');
  const record = digitByDigit(answer);
  const name = parametersOf(path).at(-1) ?? '';
  if (!isObject(record) || !path.endsWith(`{${name}}`) || PLACES.includes(name)) return undefined;
  const [, shown] = Object.entries(record).find(([key]) => key.toLowerCase() === name.toLowerCase()) ?? [];
  const isShown = typeof shown === 'number' || (typeof shown === 'string' && shown !== '');
  const asked = lastSegmentOf(new URL(answer.url));
  return isShown ? { name, asked, shown: String(shown) } : undefined;
}

/** The parts of a number (`AB1234/1/2`), in which zeros may lead. */
const partsOf = (number: string): readonly string[] =>
  number
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .map((part) => part.replace(/^0+(?=.)/, ''));

/** Tells whether two texts may be the same number: one of them may have more before it, or other signs between its parts. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [partsOf(one), partsOf(other)];
  const [wholeA, wholeB] = [a.join(''), b.join('')];
  if (a.length === 1 && b.length === 1) return wholeA.endsWith(wholeB) || wholeB.endsWith(wholeA);
  const length = Math.min(a.length, b.length);
  return wholeA === wholeB || a.slice(-length).join() === b.slice(-length).join();
}

/** The rule that a read by a number is of what has that number (N77); whether it shows one is open. */
export function showsOwnNumber<Id extends InterfaceId>(
  own: Pick<RuleDefinition<Id>, 'brokenBy'> &
    Partial<Pick<RuleDefinition<Id>, 'interfaces'>> & { at: readonly string[] },
): RuleDefinition<Id> {
  return observing<Id>({
    ...own,
    level: 'should',
    title: 'A record that shows the number by which it was read shows that one',
    source: ['N77'],
    // A mock shows the same record whatever it is asked for.
    needs: ['state'],
    of: 'records with a number by which they are read',
    isMeant: (seen) =>
      seen.credential === 'given' && SUCCESS.has(seen.answer.status) && shownNumber(seen) !== undefined,
    judge: ({ expect }, seen) => {
      const number = shownNumber(seen);
      if (number === undefined) return;
      const { name, asked, shown } = number;
      expect.that(isSame(asked, shown), `${name} ${JSON.stringify(asked)}`, JSON.stringify(shown), seen.answer);
    },
  });
}
