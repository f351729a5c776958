import type { InterfaceId } from '../../../generated/platform.ts';
import { parametersOf, withParameters } from '../../contracts/path-pattern.ts';
import { decode, isObject, SUCCESS, type RuleDefinition, type Seen } from '../engine.ts';
import { observing } from './observed.ts';
import { digitByDigit } from './reads.ts';

/** A number by which something was read, and the one that its record shows under the same name. */
interface Shown {
  name: string;
  asked: string;
  shown: string;
}

/** What a name in a path need not be a number of: a place in a list may be counted otherwise where it is shown. */
const PLACES = ['zahlungsplanIndex'];

/** The numbers by which something was read that its record shows at its top; further below, others of that name may be shown. */
function shownNumbers({ operation, answer }: Seen): readonly Shown[] {
  const [, path = ''] = operation.split(' ');
  const record = digitByDigit(answer);
  if (!isObject(record)) return [];
  const asked =
    new RegExp(`${withParameters(path, () => '([^/]+)')}$`).exec(new URL(answer.url).pathname)?.slice(1) ?? [];
  return parametersOf(path).flatMap((name, at) => {
    const [, shown] = Object.entries(record).find(([key]) => key.toLowerCase() === name.toLowerCase()) ?? [];
    const isShown = typeof shown === 'number' || (typeof shown === 'string' && shown !== '');
    return isShown && !PLACES.includes(name) ? [{ name, asked: decode(asked[at] ?? ''), shown: String(shown) }] : [];
  });
}

/** The parts of a number: those before it may be left out, or said as well (`AB1234/1/2`), and zeros may lead. */
const partsOf = (number: string): readonly string[] =>
  number
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .map((part) => part.replace(/^0+(?=.)/, ''));

/** Tells whether two texts may be the same number. */
function isSame(one: string, other: string): boolean {
  const [own, others] = [partsOf(one), partsOf(other)];
  return own.every((part) => others.includes(part)) || others.every((part) => own.includes(part));
}

/** The rule that a read by a number is of what has that number (N77); whether it shows one is open. */
export function showsOwnNumber<Id extends InterfaceId>(
  own: Pick<RuleDefinition<Id>, 'brokenBy'> &
    Partial<Pick<RuleDefinition<Id>, 'interfaces'>> & { at: readonly string[] },
): RuleDefinition<Id> {
  return observing<Id>({
    ...own,
    level: 'should',
    title: 'What is read by a number shows no other one of that name',
    source: ['N77'],
    of: 'records with a number by which they are read',
    isMeant: (seen) => seen.credential === 'given' && SUCCESS.has(seen.answer.status) && shownNumbers(seen).length > 0,
    judge: ({ expect }, seen) => {
      for (const { name, asked, shown } of shownNumbers(seen))
        expect.that(isSame(asked, shown), `${name} ${JSON.stringify(asked)}`, JSON.stringify(shown), seen.answer);
    },
  });
}
