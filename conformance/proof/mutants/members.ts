import { isObject, type JsonObject } from '../../json.ts';
import type { Contract } from './contract.ts';

/** Stands for every item of an array in the path of a member. */
export const EVERY = '*';

/** The path to a member of a JSON value: names of properties, and {@link EVERY} for the items of an array. */
export type MemberPath = readonly string[];

/** Greatest depth of members, because a schema may contain itself. */
const DEEPEST = 8;

/** A member that a schema documents. */
export interface DocumentedMember {
  path: MemberPath;
  schema: JsonObject;
}

/** All members that a schema documents, outer ones first. */
export function membersOf({ resolve }: Pick<Contract, 'resolve'>, schema: JsonObject | undefined): DocumentedMember[] {
  const found = new Map<string, DocumentedMember>();
  const walk = (node: unknown, path: MemberPath) => {
    if (path.length > DEEPEST) return;
    const { properties, items, allOf, anyOf, oneOf } = resolve(node);
    for (const [name, member] of Object.entries(resolve(properties))) {
      const own = [...path, name];
      found.set(own.join('/'), { path: own, schema: resolve(member) });
      walk(member, own);
    }
    if (items !== undefined) walk(items, [...path, EVERY]);
    for (const part of [allOf, anyOf, oneOf].flat()) if (part !== undefined) walk(part, path);
  };
  walk(schema, []);
  return [...found.values()];
}

/** Tells whether a schema has no constraints: neither type nor members, also in the schemas that it combines. */
export function isOpen({ resolve }: Pick<Contract, 'resolve'>, schema: JsonObject | undefined): boolean {
  const { type, properties, items, allOf, anyOf, oneOf, enum: values } = resolve(schema);
  if ([type, properties, items, values].some((statement) => statement !== undefined)) return false;
  return [allOf, anyOf, oneOf].flat().every((part) => part === undefined || isOpen({ resolve }, part as JsonObject));
}

/**
 * A copy of a JSON value in which every member at the path is replaced; undefined removes it.
 *
 * @param change - gets the current value of the member
 */
export function withMember(value: unknown, path: MemberPath, change: (member: unknown) => unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return change(value);
  if (step === EVERY) return Array.isArray(value) ? value.map((item) => withMember(item, rest, change)) : value;
  if (!isObject(value) || !(step in value)) return value;
  const { [step]: member, ...others } = value;
  const changed = withMember(member, rest, change);
  return changed === undefined ? others : { ...value, [step]: changed };
}

/** The members of a JSON value at a path. */
export function membersAt(value: unknown, path: MemberPath): unknown[] {
  const found: unknown[] = [];
  withMember(value, path, (member) => {
    found.push(member);
    return member;
  });
  return found;
}

/** True if the value has a member at the path. */
export const hasMember = (value: unknown, path: MemberPath): boolean => membersAt(value, path).length > 0;

/** A value of another JSON type; null stays. */
export function retyped(value: unknown): unknown {
  if (value === null || value === undefined) return value;
  if (Array.isArray(value)) return {};
  if (typeof value === 'object') return 'text';
  if (typeof value === 'string') return 4711;
  return JSON.stringify(value);
}

/** A copy of a JSON value with an undocumented member in every object. */
export function withAddedMember(value: unknown): unknown {
  return everywhere(value, (node) => (isObject(node) ? { ...node, nichtDokumentiert: 'text' } : node));
}

/** A copy of a JSON value with the items of every array in reverse order. */
export function withReversedItems(value: unknown): unknown {
  return everywhere(value, (node) => (Array.isArray(node) ? (node as unknown[]).toReversed() : node));
}

/** A copy of a JSON value in which every value is changed, from the inside out. */
function everywhere(value: unknown, change: (node: unknown) => unknown): unknown {
  return value === undefined ? value : JSON.parse(JSON.stringify(value), (_, node: unknown) => change(node));
}
