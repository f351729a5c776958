import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { exec, type JsonValue, type Path } from 'jsonpath-rfc9535';
import { parse } from 'yaml';
import { ConfigError } from '../config/config-error.ts';
import { isObject } from '../expect.ts';
import { INTERFACE_IDS, type InterfaceId } from '../interfaces.ts';

const overlaySchema = {
  type: 'object',
  required: ['overlay', 'info', 'actions'],
  properties: {
    overlay: { type: 'string', pattern: '^1\\.\\d+\\.\\d+$' },
    info: {
      type: 'object',
      required: ['title', 'version'],
      properties: { title: { type: 'string' }, version: { type: 'string' } },
    },
    extends: { type: 'string' },
    actions: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        required: ['target'],
        properties: {
          target: { type: 'string' },
          description: { type: 'string' },
          update: {},
          remove: { type: 'boolean' },
        },
        additionalProperties: false,
        patternProperties: { '^x-': {} },
      },
    },
  },
} as const satisfies JSONSchema;

/** An OpenAPI Overlay: actions that change a document. */
export type Overlay = FromSchema<typeof overlaySchema>;

const isOverlay = new Ajv({ strict: false }).compile<Overlay>(overlaySchema);

/**
 * Reads an Overlay, YAML or JSON.
 *
 * @throws ConfigError when it cannot be read, or is no Overlay
 */
export function loadOverlay(file: string): Overlay {
  let value: unknown;
  try {
    value = parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new ConfigError(
      `--overlay ${file}: cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  if (isOverlay(value)) return value;
  const [first] = isOverlay.errors ?? [];
  const where = first === undefined || first.instancePath === '' ? 'the document' : first.instancePath;
  throw new ConfigError(
    `--overlay ${file}: is no OpenAPI Overlay: ${where} ${first?.message ?? 'is not valid'}. ` +
      'An Overlay has the members overlay (1.0.0), info and actions.',
  );
}

/**
 * The interfaces that an Overlay may concern: the one of the document that it extends, or all of them.
 *
 * @throws ConfigError when it extends a document that is none of the contracts
 */
export function interfacesOf(overlay: Overlay, file: string): readonly InterfaceId[] {
  if (overlay.extends === undefined) return INTERFACE_IDS;
  const folder = overlay.extends.split(/[/\\]/).at(-2);
  const id = INTERFACE_IDS.find((one) => one === folder);
  if (id !== undefined) return [id];
  throw new ConfigError(
    `--overlay ${file}: extends ${overlay.extends}, which is none of the contracts. ` +
      `Write for example extends: partner/openapi.yaml, or leave it out.`,
  );
}

/** A document after the actions of an Overlay. */
export interface Overlaid {
  document: JsonValue;
  /** For each action, how many places it has changed. */
  changed: readonly number[];
  /** Whether a schema that has a name was changed. */
  changesSchemas: boolean;
}

/**
 * Applies an Overlay to a copy of a document, in the order of its actions.
 *
 * @throws ConfigError when a target is no JSONPath, or an update names the prototype of JavaScript objects
 */
export function applyOverlay(document: JsonValue, overlay: Overlay, file: string): Overlaid {
  for (const { update } of overlay.actions) {
    if (!namesPrototype(update)) continue;
    throw new ConfigError(
      `--overlay ${file}: an update has the member ${PROTOTYPE}, which no contract can have. Remove it.`,
    );
  }
  const copy = structuredClone(document);
  let changesSchemas = false;
  const changed = overlay.actions.map(({ target, update, remove }) => {
    const places = placesOf(copy, target, file);
    changesSchemas ||= places.some(([first, second]) => first === 'components' && second === 'schemas');
    // From the last to the first, so that removing an item of an array does not move the places before it.
    for (const place of places.toReversed()) {
      if (remove === true) removeAt(copy, place);
      else if (update !== undefined) updateAt(copy, place, structuredClone(update) as JsonValue);
    }
    return places.length;
  });
  return { document: copy, changed, changesSchemas };
}

function placesOf(document: JsonValue, target: string, file: string): Path[] {
  const places: Path[] = [];
  try {
    exec(document, target, (_, path) => places.push([...path]));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new ConfigError(`--overlay ${file}: the target ${target} is no JSONPath: ${why}`);
  }
  return places;
}

type Container = Record<string | number, JsonValue>;

function parentOf(document: JsonValue, path: Path): { parent: Container; key: string | number } | undefined {
  const key = path.at(-1);
  if (key === undefined) return undefined;
  const parent = path.slice(0, -1).reduce<JsonValue>((node, step) => (node as Container)[step] ?? null, document);
  return { parent: parent as Container, key };
}

function removeAt(document: JsonValue, path: Path): void {
  const place = parentOf(document, path);
  if (place === undefined) return;
  if (Array.isArray(place.parent)) place.parent.splice(Number(place.key), 1);
  else delete place.parent[place.key];
}

function updateAt(document: JsonValue, path: Path, update: JsonValue): void {
  const place = parentOf(document, path);
  if (place === undefined) merged(document, update);
  else place.parent[place.key] = merged(place.parent[place.key] ?? null, update);
}

/** Merges objects member by member, appends to arrays, and replaces anything else. */
function merged(node: JsonValue, update: JsonValue): JsonValue {
  if (Array.isArray(node)) {
    node.push(...(Array.isArray(update) ? update : [update]));
    return node;
  }
  if (!isObject(node) || !isObject(update)) return update;
  for (const [name, value] of Object.entries(update)) {
    node[name] = Object.hasOwn(node, name) ? merged(node[name] ?? null, value) : value;
  }
  return node;
}

/** Written to, it would change every object of the process. */
const PROTOTYPE = '__proto__';

function namesPrototype(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.hasOwn(value, PROTOTYPE) || Object.values(value).some(namesPrototype);
}
