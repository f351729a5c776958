/**
 * A rule that gives a change of `redocly diff` its level, unless a rule of redocly already found it to be breaking, which is `major`. The
 * first rule that fits applies. A change is `minor` if it only adds something, or is known to require less or to promise more. The rules
 * also protect names that the packages publish: types by schema name, lists of enumeration values, parameter names.
 */
import { isObject } from '../../conformance/json.ts';
import type { Change } from './change.ts';
import type { RedoclyChange } from './redocly.ts';

interface Rule {
  name: string;
  level: Change['level'];
  fits: (change: RedoclyChange) => boolean;
}

/** Types of nodes that affect no client. */
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

/** Members that affect no client. */
const COMMENT = /^(description|summary|title|tags|example|openapi|\$comment|x-.*)$/;

/** The only extension that matters to a client: the last day of an operation or interface. */
export const END_OF_LIFE = 'x-sunset';

/** Unused components: redocly lists used ones at the place of use. Security schemes do not count. */
const UNUSED = /^#\/components\/(?!securitySchemes)/;

/** Inside a type that no request and no response refers to. Types are published even if unused, and may be sent or received. */
const UNUSED_TYPE = /^#\/components\/(schemas|.*\/schema(\/|$))/;

/** A type, one of its members, or all its members. */
const TYPE_OR_MEMBER = /^#\/components\/schemas\/[^/]+$|\/properties(\/[^/]+)?$/;

/** Additions that restrict or redefine what already exists. */
const RESTRICTING = new Set([
  'PatternProperties',
  'Discriminator',
  'DiscriminatorMapping',
  'Encoding',
  'EncodingMap',
  'ServerList',
]);

/** The schema of a whole request body. */
const SENT_BODY = /\/requestBody\/content\/[^/]+\/schema$/;

/** Keywords that redocly judges in both directions: without a verdict, the change requires less or promises more. */
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

/** A removal, a renaming, or a kind of change that no rule knows. */
const OTHERWISE = { level: 'major', name: 'other-change' } as const;

/**
 * Gives a change of `redocly diff` its level.
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

/** Whether a change without a verdict of redocly requires less or promises more. */
function isLoosened({ kind, typeName, path, property, base, revision }: RedoclyChange): boolean {
  // Without the document's `security` no credential is required; without that of an operation, the document's applies.
  if (kind === 'removed') return path === '#/security';
  if (property === 'deprecated' || property === END_OF_LIFE) return true;
  switch (typeName) {
    case 'SecurityRequirement':
      return true;
    case 'Parameter':
    case 'RequestBody':
      return property === 'required';
    // The server sends headers: a required one is a promise.
    case 'Header':
      return property === 'required' && revision?.value === true;
    case 'Schema':
      // A changed default changes the meaning of requests that omit the value.
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

/** Even in a response, a removed value disappears from the published types and lists. */
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
