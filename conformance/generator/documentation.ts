import type { OpenAPI3 } from 'openapi-typescript';
import { visitParts } from '../contracts/contract-parts.ts';
import { resolveReference, successorOf } from '../contracts/operations.ts';
import { isObject, type JsonObject } from '../json.ts';
import { wrap } from './code-text.ts';

/** The keywords that a comment documents, beside the texts. */
const FACTS = ['x-applies-to', 'x-unspecified', 'x-known-values', 'format', 'pattern', 'default'];

/**
 * A copy of a document with all documentation of each part in its `title`, from which openapi-typescript writes comments. By itself that
 * library leaves out the extensions and writes a bare `@deprecated`.
 */
export function withGatheredTexts(document: OpenAPI3): OpenAPI3 {
  const copy = structuredClone(document);
  visitParts(copy, (part, _, place) => {
    if (place?.map === 'properties') inheritDocumentation(copy, part);
  });
  visitParts(copy, (part, _, place) => describe(part, place));
  return copy;
}

/** Copies the documentation of a type to a property without one: editors show the comment of a property, not that of its type. */
function inheritDocumentation(document: OpenAPI3, property: JsonObject): void {
  if (property['description'] !== undefined) return;
  const target = targetOf(document, property);
  for (const key of ['description', ...FACTS]) {
    if (target[key] !== undefined && property[key] === undefined && key !== 'default') property[key] = target[key];
  }
}

/** The schema with the documentation for a property: its type, that of its items, or the first alternative with a description. */
function targetOf(document: OpenAPI3, property: JsonObject): JsonObject {
  if (typeof property['$ref'] === 'string') return resolveReference<JsonObject>(document, property);
  const alternatives = ['allOf', 'anyOf', 'oneOf'].flatMap((key) => (property[key] ?? []) as readonly JsonObject[]);
  const parts = isObject(property['items']) ? [property['items']] : alternatives;
  const texts = parts.map((part) => resolveReference<JsonObject>(document, part)['description']);
  const description = texts.find((text) => text !== undefined);
  return description === undefined ? {} : { description };
}

function describe(node: JsonObject, place?: { map: string; name: string }): void {
  // Comments of schemas of parameters and headers are not visible, so their facts move up.
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

/** Title or summary, and description; without a title that repeats the name of the part. */
function leadOf(node: JsonObject, name: string | undefined): string[] {
  const { title, summary, description } = node;
  const lead = summary ?? (title === name ? undefined : title);
  const paragraphs = [lead, description].filter((text) => typeof text === 'string');
  // Joins the lines of a paragraph, but keeps line ends before a list, a table or a heading.
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
