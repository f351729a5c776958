/**
 * The level of each change that `redocly diff` lists. What its rules find is `major`. What they do not find it calls `minor` when
 * something is added and `patch` else, which is too low for most of it: the rules here decide about that part, the first that
 * fits. They count what the packages publish besides the wire: types by the name of their schema, lists of the values of an
 * enumeration, parameters by name.
 */
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
const COMMENT = /^(description|summary|title|tags|examples?|externalDocs|openapi|\$comment|x-.*)$/;

/** The one extension that a client has to know: until when it can use what it uses. */
const END_OF_LIFE = 'x-sunset';

/** Nodes whose name is part of the published types. */
const NAMED = new Set(['PathItem', 'Parameter', 'Schema']);

const ALTERNATIVE = /\/(allOf|anyOf|oneOf)(\/\d+)?$/;

const RULES: readonly Rule[] = [
  { name: 'documentation', level: 'patch', fits: isDocumentation },
  {
    name: 'required-request-body-added',
    level: 'major',
    fits: ({ kind, typeName, revision }) =>
      kind === 'added' && typeName === 'RequestBody' && isRequired(revision?.value),
  },
  {
    // From now on the list of the document applies, which may ask for more.
    name: 'security-of-operation-removed',
    level: 'major',
    fits: ({ kind, typeName, path }) =>
      kind === 'removed' && typeName === 'SecurityRequirementList' && path.startsWith('#/paths/'),
  },
  {
    // Headers are sent by the server, so that a client may rely on a required one.
    name: 'response-header-became-optional',
    level: 'major',
    fits: ({ typeName, property, base }) => typeName === 'Header' && property === 'required' && base?.value === true,
  },
  {
    // A client that says nothing means something else from now on.
    name: 'default-changed',
    level: 'major',
    fits: ({ typeName, property, base }) =>
      typeName === 'Schema' && property === 'default' && base?.value !== undefined,
  },
  {
    // In a response too: the value is gone from the published types and lists.
    name: 'enum-value-removed',
    level: 'major',
    fits: ({ property, base, revision }) =>
      property === 'enum' && !listOf(base?.value).every((value) => listOf(revision?.value).includes(value)),
  },
  {
    // A member that nobody takes any more, a body that nobody describes, a type. One alternative less is left to redocly.
    name: 'schema-removed',
    level: 'major',
    fits: ({ kind, typeName, path }) => kind === 'removed' && typeName === 'Schema' && !ALTERNATIVE.test(path),
  },
  {
    name: 'published-name-changed',
    level: 'major',
    fits: ({ typeName, property }) => NAMED.has(typeName) && (property === 'key' || property === 'name'),
  },
  // Nobody depends on what nothing refers to, but for schemas: they are types.
  { name: 'component', level: 'patch', fits: ({ path, typeName }) => isComponent(path) && typeName !== 'Schema' },
  // What is left is accepted or promised beyond what was, as the rules of redocly have found nothing to be less.
  { name: 'addition', level: 'minor', fits: () => true },
];

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
  const rule = RULES.find(({ fits }) => fits(change));
  return { ...place, level: rule?.level ?? change.impact, rule: rule?.name ?? 'redocly' };
}

function isDocumentation({ typeName, property }: RedoclyChange): boolean {
  if (property === END_OF_LIFE) return false;
  return DOCUMENTATION.has(typeName) || (property !== undefined && COMMENT.test(property));
}

/** A reference may lead to a required body. */
function isRequired(body: unknown): boolean {
  return (
    typeof body === 'object' && body !== null && ('$ref' in body || ('required' in body && body.required === true))
  );
}

function isComponent(path: string): boolean {
  return path.startsWith('#/components/');
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
