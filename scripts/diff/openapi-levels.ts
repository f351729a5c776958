/**
 * The level of each change that `redocly diff` lists. What its rules find is `major`. The rules here decide about the rest, the
 * first that fits: only what adds something, or is known to ask for less or to promise more, is `minor`. They count what the packages
 * publish besides the wire: types by the name of their schema, lists of the values of an enumeration, parameters by name.
 */
import { isObject } from '../../conformance/json.ts';
import type { Change } from './change.ts';
import type { RedoclyChange } from './redocly.ts';

interface Rule {
  name: string;
  level: Change['level'];
  fits: (change: RedoclyChange) => boolean;
}

/** Nodes that no client depends on. */
const DOCUMENTATION = new Set([
  'Example',
  'ExamplesMap',
  'Tag',
  'TagList',
  'Info',
  'Contact',
  'License',
  'ExternalDocs',
]);

/** Members that no client depends on. */
const COMMENT = /^(description|summary|title|tags|example|openapi|\$comment|x-.*)$/;

/** The one extension that matters to a client: the last day of what it uses. */
export const END_OF_LIFE = 'x-sunset';

/** Components that nothing refers to, but for the ways to log in. Types are published all the same. */
const UNUSED = /^#\/components\/(?!securitySchemes)/;

/** Inside a type that neither a request nor a response refers to: whether it is sent or received is not known. */
const UNUSED_TYPE = /^#\/components\/(schemas|.*\/schema(\/|$))/;

/** A type, or a member of one, or all its members. */
const TYPE_OR_MEMBER = /^#\/components\/schemas\/[^/]+$|\/properties(\/[^/]+)?$/;

/** Additions that say something else about what there was, or less of it. */
const RESTRICTING = new Set([
  'PatternProperties',
  'Discriminator',
  'DiscriminatorMapping',
  'Encoding',
  'EncodingMap',
  'ServerList',
]);

/** The description of a whole body that is sent. */
const SENT_BODY = /\/requestBody\/content\/[^/]+\/schema$/;

/** Keywords that the rules of redocly judge in both directions: where they say nothing, less is asked for or more is promised. */
const CONSTRAINTS = new Set([
  'type',
  'format',
  'pattern',
  'enum',
  'const',
  'maximum',
  'exclusiveMaximum',
  'minimum',
  'exclusiveMinimum',
  'multipleOf',
  'maxLength',
  'minLength',
  'maxItems',
  'minItems',
  'uniqueItems',
  'maxProperties',
  'minProperties',
  'required',
  'additionalProperties',
  'unevaluatedProperties',
]);

const RULES: readonly Rule[] = [
  { name: 'documentation', level: 'patch', fits: isDocumentation },
  { name: 'component', level: 'patch', fits: ({ path }) => UNUSED.test(path) && !UNUSED_TYPE.test(path) },
  {
    name: 'required-request-body-added',
    level: 'major',
    fits: ({ kind, typeName, revision }) =>
      kind === 'added' &&
      typeName === 'RequestBody' &&
      isObject(revision?.value) &&
      revision.value['required'] === true,
  },
  {
    name: 'restricting-addition',
    level: 'major',
    fits: ({ kind, typeName, path }) => kind === 'added' && (RESTRICTING.has(typeName) || SENT_BODY.test(path)),
  },
  {
    name: 'published-type-changed',
    level: 'major',
    fits: ({ path }) => UNUSED_TYPE.test(path) && !TYPE_OR_MEMBER.test(path),
  },
  { name: 'addition', level: 'minor', fits: ({ kind }) => kind === 'added' },
  { name: 'loosened', level: 'minor', fits: isLoosened },
];

/** Gone, renamed, or changed in a way that nobody has looked at. */
const OTHERWISE = { level: 'major', name: 'other-change' } as const;

/**
 * Rates what `redocly diff` lists.
 *
 * @param id - the interface
 */
export function ratedChange(id: string, change: RedoclyChange): Change {
  const what = change.verdicts.map(({ message }) => message).join(' ') || inWords(change);
  const place = { interface: id, where: change.path, what };
  if (change.verdicts.length > 0) {
    return { ...place, level: change.impact, rule: change.verdicts.map(({ ruleId }) => ruleId).join(', ') };
  }
  const { level, name } = RULES.find(({ fits }) => fits(change)) ?? OTHERWISE;
  return { ...place, level, rule: name };
}

function isDocumentation({ typeName, property }: RedoclyChange): boolean {
  if (property === END_OF_LIFE) return false;
  return DOCUMENTATION.has(typeName) || (property !== undefined && COMMENT.test(property));
}

/** Whether a change without a verdict of redocly asks for less, or promises more. */
function isLoosened({ kind, typeName, path, property, base, revision }: RedoclyChange): boolean {
  // Without the list of the document nobody needs a credential; without that of an operation the list of the document applies.
  if (kind === 'removed') return path === '#/security';
  if (property === 'deprecated' || property === END_OF_LIFE) return true;
  switch (typeName) {
    case 'SecurityRequirement':
      return true;
    case 'Parameter':
    case 'RequestBody':
      return property === 'required';
    // Headers are sent by the server, so that a client may rely on a required one.
    case 'Header':
      return property === 'required' && revision?.value === true;
    case 'Schema':
      // A client that says nothing means something else when a default changes.
      if (property === 'default') return base?.value === undefined;
      return (
        CONSTRAINTS.has(String(property)) &&
        !UNUSED_TYPE.test(path) &&
        !losesValues(base?.value, revision?.value, property)
      );
    default:
      return false;
  }
}

/** In a response too, a value that is gone is gone from the published types and lists. */
function losesValues(base: unknown, revision: unknown, property: string | undefined): boolean {
  return property === 'enum' && !listOf(base).every((value) => listOf(revision).includes(value));
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function inWords({ kind, typeName, property, base, revision }: RedoclyChange): string {
  if (property === undefined) return `${typeName} ${kind}`;
  return `${property}: ${short(base?.value)} → ${short(revision?.value)}`;
}

function short(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
