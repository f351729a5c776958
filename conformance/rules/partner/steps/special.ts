import type { StepContext } from '../../../engine/context.ts';
import { FLAGS, RIGHTS } from './attributes.ts';
import { createWith, type BesidesName, type Creation } from './create.ts';
import {
  attributesOf,
  documentOfAll,
  documentWith,
  FOREIGN_VALUES,
  misspeltDocument,
  mixedGroups,
  otherRights,
  UNGROUPED,
  UNKNOWN_DOCUMENT,
  valuesOf,
  type Typ,
} from './documents.ts';

const EMPTY = attributesOf('P27');
/** The empty strings that are sent with the members of groups: with them all, nothing would name the partner. */
const withMembers = (path: string) => path.includes('.') || path === 'nachname';

const readOnly: BesidesName = (mark, { gesperrtTransitiv }) => ({
  id: `ID${mark}`,
  gesperrtTransitiv: gesperrtTransitiv !== true,
});

const DOCUMENTS = {
  'empty attributes': ['PERSON', () => documentOfAll('', [...EMPTY.filter((path) => !withMembers(path)), ...RIGHTS])],
  'empty members': ['PERSON', () => documentOfAll('', EMPTY.filter(withMembers))],
  'empty words': ['PERSON', () => documentOfAll('', attributesOf('P147'))],
  unknown: [
    'PERSON',
    (mark, plain, rights) => ({
      ...UNKNOWN_DOCUMENT,
      ...misspeltDocument([
        ...UNGROUPED.map((path) => [path, FLAGS.includes(path) || valuesOf(mark)[path]?.[1]] as const),
        ...otherRights(plain, rights),
      ]),
    }),
  ],
  members: ['PERSON', (mark) => mixedGroups(mark, 0)],
  'read-only PERSON': ['PERSON', readOnly],
  'read-only ORGANISATION': ['ORGANISATION', readOnly],
  foreign: ['ORGANISATION', (mark) => documentWith(mark, 0, attributesOf('P29'))],
  'foreign values': ['ORGANISATION', () => FOREIGN_VALUES],
  'foreign rights': ['ORGANISATION', (_mark, _plain, rights) => documentOfAll(true, rights)],
} satisfies Readonly<Record<string, readonly [typ: Typ, attributes: BesidesName]>>;

/**
 * A creation whose document carries something to be ignored.
 *
 * @throws Inconclusive when not even one without it is accepted
 */
export function createSpecial(context: StepContext, name: keyof typeof DOCUMENTS): Promise<Creation> {
  const [typ, attributes] = DOCUMENTS[name];
  return createWith(context, name, typ, attributes);
}
