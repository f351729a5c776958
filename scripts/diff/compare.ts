import { dayAt, isOver } from '../../conformance/clock.ts';
import type { Change } from './change.ts';
import type { Contracts } from './contracts.ts';
import { knownValueChanges } from './known-values.ts';
import { END_OF_LIFE, ratedChange } from './openapi-levels.ts';
import { redoclyDiff } from './redocly.ts';
import { scopeChanges } from './scopes.ts';
import { sdlChanges } from './sdl.ts';

/** How long the packages keep an interface after its last day (docs/release.md, Versions that end). */
const KEPT_DAYS = 90;

/** A document that both sides have, with different content. */
interface Changed {
  path: string;
  id: string;
  base: string;
  revision: string;
}

/**
 * Lists the changes between two sets of contracts, each with its level.
 *
 * @param today - `YYYY-MM-DD`: a document that ended long enough ago may be removed
 * @returns sorted by interface; within an interface, in the order of the tools
 * @throws Error if a document cannot be compared
 */
export async function compareContracts(base: Contracts, revision: Contracts, today: string): Promise<Change[]> {
  const changed = [...revision].flatMap(([path, text]): Changed[] => {
    const before = base.get(path);
    return before === undefined || before === text ? [] : [{ path, id: idOf(path), base: before, revision: text }];
  });
  const schemas = changed.filter(({ path }) => path.endsWith('.graphql'));
  const documents = changed.filter(({ path }) => !path.endsWith('.graphql'));
  const [ofDocuments, ofSchemas] = await Promise.all([
    redoclyDiff(documents.map((each) => ({ ...each, name: each.path }))),
    Promise.all(schemas.map((each) => sdlChanges(each.id, each.base, each.revision))),
  ]);
  const found = [
    ...documents.flatMap((each, index) =>
      orDocumentation(each, [
        ...(ofDocuments[index] ?? []).map((change) => ratedChange(each.id, change)),
        ...scopeChanges(each.id, each.base, each.revision),
        ...knownValueChanges(each.id, each.base, each.revision),
      ]),
    ),
    ...schemas.flatMap((each, index) => orDocumentation(each, ofSchemas[index] ?? [])),
    ...onlyIn(base, revision).map((path) =>
      isOver(keptUntil(base, idOf(path)), today)
        ? documentChange(path, 'ended', 'minor')
        : documentChange(path, 'removed', 'major'),
    ),
    ...onlyIn(revision, base).map((path) => documentChange(path, 'added', 'minor')),
  ];
  return found.sort((a, b) => (a.interface < b.interface ? -1 : a.interface > b.interface ? 1 : 0));
}

/** The tools do not compare the values of examples: a document that differs only there is a patch. */
function orDocumentation({ path, id }: Changed, changes: Change[]): Change[] {
  if (changes.length > 0) return changes;
  return [{ interface: id, where: path, what: 'examples or comments', level: 'patch', rule: 'documentation' }];
}

function documentChange(path: string, what: 'added' | 'removed' | 'ended', level: Change['level']): Change {
  return { interface: idOf(path), where: path, what, level, rule: `document-${what}` };
}

/** The last day on which an ending interface must still be published; undefined if the release gives it no end. */
function keptUntil(release: Contracts, id: string): string | undefined {
  const document = JSON.parse(release.get(`${id}/openapi.json`) ?? '{}') as { [END_OF_LIFE]?: string };
  const lastDay = Date.parse(document[END_OF_LIFE] ?? '');
  return Number.isNaN(lastDay) ? undefined : dayAt(lastDay + KEPT_DAYS * 86_400_000);
}

function onlyIn(one: Contracts, other: Contracts): string[] {
  return [...one.keys()].filter((path) => !other.has(path));
}

function idOf(path: string): string {
  return path.split('/')[0] ?? path;
}
