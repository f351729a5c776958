import type { OpenAPI3 } from 'openapi-typescript';
import { visitParts } from '../contracts/contract-parts.ts';
import { resolveReference, successorOf } from '../contracts/operations.ts';
import { isObject, type JsonObject } from '../json.ts';
import { wrap } from './code-text.ts';

/** What a comment tells about the values of a part. */
const FACTS = ['x-applies-to', 'x-unspecified', 'x-known-values', 'format', 'pattern', 'default'];

/**
 * A copy of a document that has what it says about each of its parts in one text, where openapi-typescript takes the text of a comment
 * from (`title`). By itself that library leaves out the extensions and writes a bare `@deprecated`.
 */
export function withGatheredTexts(document: OpenAPI3): OpenAPI3 {
  const copy = structuredClone(document);
  visitParts(copy, (part, _, place) => {
    if (place?.map === 'properties') inheritDocumentation(copy, part);
  });
  visitParts(copy, (part, _, place) => describe(part, place));
  return copy;
}

/** Gives a property the text of what stands behind it: an editor shows the comment of a property, not that of its type. */
function inheritDocumentation(document: OpenAPI3, property: JsonObject): void {
  if (property['description'] !== undefined) return;
  const target = targetOf(document, property);
  for (const key of ['description', ...FACTS]) {
    if (target[key] !== undefined && property[key] === undefined && key !== 'default') property[key] = target[key];
  }
}

/** What stands behind a property: its type, that of its entries, or the alternative that says something. */
function targetOf(document: OpenAPI3, property: JsonObject): JsonObject {
  if (typeof property['$ref'] === 'string') return resolveReference<JsonObject>(document, property);
  const alternatives = ['allOf', 'anyOf', 'oneOf'].flatMap((key) => (property[key] ?? []) as readonly JsonObject[]);
  const parts = isObject(property['items']) ? [property['items']] : alternatives;
  const texts = parts.map((part) => resolveReference<JsonObject>(document, part)['description']);
  const description = texts.find((text) => text !== undefined);
  return description === undefined ? {} : { description };
}

function describe(node: JsonObject, place?: { map: string; name: string }): void {
  // Nobody sees the comment of the schema of a parameter or header, so that its facts move up.
  const isValue = typeof node.in === 'string' || place?.map === 'headers';
  const facts = { ...(isValue && isObject(node.schema) ? factsOf(node.schema) : {}), ...factsOf(node) };
  const text = [
    ...leadOf(node, place?.name),
    ...listed(facts['x-applies-to'], (kinds) => `Applies to: ${kinds}.`),
    ...sentence(facts['x-unspecified'], (open) => `Not specified by the platform: ${open}.`),
    ...listed(facts['x-known-values'], (known) => `Known values: ${known}; others may follow.`),
    ...sentence(facts.format, (format) => `Format: ${format}.`),
    ...sentence(facts.pattern, (pattern) => `Pattern: \`${pattern}\`.`),
    ...value('default', facts.default),
    ...value('example', node.example),
    ...deprecation(node),
  ];
  for (const key of ['summary', 'description', 'format', 'deprecated', 'default', 'example', 'title']) {
    Reflect.deleteProperty(node, key);
  }
  if (Array.isArray(node.examples)) delete node.examples;
  if (text.length > 0) node.title = text.flatMap(wrap).join('\n');
}

function factsOf(node: JsonObject): JsonObject {
  return Object.fromEntries(FACTS.filter((key) => key in node).map((key) => [key, node[key]]));
}

/** The title only helps where it is not the name under which the part is known. */
function leadOf(node: JsonObject, name: string | undefined): string[] {
  const { title, summary, description } = node;
  const lead = summary ?? (title === name ? undefined : title);
  const paragraphs = [lead, description].filter((text) => typeof text === 'string');
  // Line ends inside a paragraph are accidents of the source; before a list, a table or a heading they are not.
  return paragraphs
    .map((text) => text.replaceAll(/(?<!\n)\n(?![\n\s\-*|#\d])/g, ' '))
    .join('\n\n')
    .trim()
    .split('\n')
    .filter((line, index) => line !== '' || index > 0);
}

function sentence(text: unknown, write: (text: string) => string): string[] {
  return typeof text === 'string' ? write(text.trim().replace(/\.$/, '')).split('\n') : [];
}

function listed(values: unknown, write: (values: string) => string): string[] {
  return Array.isArray(values) ? [write(values.map((one) => `\`${String(one)}\``).join(', '))] : [];
}

function value(tag: string, content: unknown): string[] {
  if (content === undefined) return [];
  return [`@${tag} ${typeof content === 'string' ? content : JSON.stringify(content)}`];
}

function deprecation(node: JsonObject): string[] {
  if (node.deprecated !== true) return [];
  const sunset = node['x-sunset'];
  const end = typeof sunset === 'string' ? `Ends on ${sunset}.` : 'Do not use it any more.';
  return [`@deprecated ${end} ${textOfSuccessor(node)}`.trim()];
}

function textOfSuccessor(node: JsonObject): string {
  const successor = successorOf(node);
  if (successor === undefined) return '';
  if ('none' in successor) return `It has no successor: ${successor.none.replace(/\.$/, '')}.`;
  return `Use \`${successor.operation}\` of ${successor.interface}.`;
}
