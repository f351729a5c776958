import { createRequire } from 'node:module';
import type * as Inspector from '@graphql-inspector/core';
import type * as GraphQL from 'graphql';
import type { Change } from './change.ts';

// A schema must come from the copy of graphql that the inspector loads; whoever runs this may resolve an import to the other one.
const require = createRequire(import.meta.url);
const { diff, CriticalityLevel } = require('@graphql-inspector/core') as typeof Inspector;
const { buildSchema } = require('graphql') as typeof GraphQL;

/** Levels of what the inspector does not call breaking, by the type and the place of the change; the first that fits. */
const LEVELS: readonly (readonly [RegExp, Change['level']])[] = [
  [/_DESCRIPTION_(ADDED|REMOVED|CHANGED) /, 'patch'],
  // The deprecation has a line of its own; these are about its text.
  [/_DEPRECATION_REASON_CHANGED /, 'patch'],
  [/^DIRECTIVE_USAGE_ARGUMENT_(ADDED|REMOVED) .*@deprecated\.reason$/, 'patch'],
  // What @specifiedBy promises about the values of a scalar. Another address is one removed and one added.
  [/^DIRECTIVE_USAGE_(ARGUMENT|SCALAR)_REMOVED /, 'major'],
];

const DEFAULT_CHANGED = /_DEFAULT(_VALUE)?_CHANGED$/;

/**
 * Compares two versions of a schema with GraphQL Inspector. What it calls breaking is major. What it calls dangerous is minor, as
 * clients of the interface have to accept new values of enumerations (source D2, «Errors»), except for a changed default: a
 * client that says nothing means something else then.
 *
 * @param id - the interface
 * @param base - SDL of the last release
 * @param revision - SDL as it is
 * @throws Error if one of them is no schema
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
