import type { Seen } from '../engine.ts';
import { membersAreCarried, WITHOUT_MEMBERS } from './steps/members.ts';
import { READS } from './steps/reads.ts';
import { valueOf } from './steps/attributes.ts';

export default membersAreCarried({
  level: 'must',
  title: 'A response carries the members that are stated to be there',
  source: ['P17', 'P18', 'P96', 'P97', 'P115', 'P129', 'P130'],
  brokenBy: [
    ...WITHOUT_MEMBERS,
    'takeover-status-without-members',
    'patch-with-bad-typ-unsets-typ',
    'superior-identifiers-are-text',
  ],
  // The identifiers of persons are open, only units below a sales organisation embed its identifiers, and only persons have defaults.
  isMeant: (_value, holder, path, seen, all) =>
    !isIdentifiersOfPerson(seen, all) &&
    !(holder['typ'] === 'ORGANISATION' && DEFAULTS_OF_PERSONS.includes(path)) &&
    (!path.startsWith('_embedded.') ||
      (valueOf(holder, path.slice(0, path.lastIndexOf('.'))) ?? undefined) !== undefined),
});

const DEFAULTS_OF_PERSONS = ['gesperrt', 'gehoertZuKreditinstitut'];

/** Tells whether a response has the identifiers of a person, which are open (P100). */
function isIdentifiersOfPerson({ operation, answer: { url } }: Seen, all: readonly Seen[]): boolean {
  const shows = ({ answer }: Seen) =>
    `${answer.url}/partnerkennzeichen` === url && valueOf(answer.json(), 'typ') === 'PERSON';
  return operation === `GET ${READS.partnerkennzeichen}` && all.some(shows);
}
