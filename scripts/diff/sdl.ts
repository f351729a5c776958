import { createRequire } from 'node:module';
import type * as Inspector from '@graphql-inspector/core';
import type * as GraphQL from 'graphql';
import type { Change } from './change.ts';

// The schemas must come from the copy of graphql that the inspector loads; an import could resolve to another copy.
const require = createRequire(import.meta.url);
const { diff, CriticalityLevel } = require('@graphql-inspector/core') as typeof Inspector;
const { buildSchema } = require('graphql') as typeof GraphQL;

/** Levels of changes that the inspector does not call breaking, by type and place; the first that matches applies. */
const LEVELS: readonly (readonly [RegExp, Change['level']])[] = [
  [/_DESCRIPTION_(ADDED|REMOVED|CHANGED) /, 'patch'],
  // Only the text of the deprecation changes; deprecating is a change of its own.
  [/_DEPRECATION_REASON_CHANGED /, 'patch'],
  [/^DIRECTIVE_USAGE_ARGUMENT_(ADDED|REMOVED) .*@deprecated\.reason$/, 'patch'],
  // @specifiedBy promises the format of a scalar. A changed address appears as one removed and one added.
  [/^DIRECTIVE_USAGE_(ARGUMENT|SCALAR)_REMOVED /, 'major'],
];

const DEFAULT_CHANGED = /_DEFAULT(_VALUE)?_CHANGED$/;

/**
 * Compares two versions of a schema with GraphQL Inspector. Breaking changes are major. Dangerous ones are minor, as clients of the
 * interface must accept new enumeration values (source D2, «Errors»), except for a changed default: it changes the meaning of requests that
 * omit the value.
 *
 * @param id - the interface
 * @param base - SDL of the last release
 * @param revision - the current SDL
 * @throws Error if one of them is not a schema
 */
export async function sdlChanges(id: string, base: string, revision: string): Promise<Change[]> {
  const changes = await diff(buildSchema(base), buildSchema(revision));
  return changes.map(({ path, message, type, criticality, meta }) => ({
    interface: id,
    where: path ?? 'schema',
    what: message,
    level: criticality.level === CriticalityLevel.Breaking ? 'major' : lesserLevel(String(type), path, meta as object),
    rule: String(type).toLowerCase().replaceAll('_', '-'),
  }));
}

function lesserLevel(type: string, path: string | undefined, meta: object): Change['level'] {
  if (DEFAULT_CHANGED.test(type)) return hadDefault(meta) ? 'major' : 'minor';
  return LEVELS.find(([pattern]) => pattern.test(`${type} ${path ?? ''}`))?.[1] ?? 'minor';
}

function hadDefault(meta: object): boolean {
  return 'oldDefaultValue' in meta && meta.oldDefaultValue !== undefined;
}
