import { dirname, resolve } from 'node:path';
import { Ajv, type ErrorObject } from 'ajv';
import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { exec, type JsonValue, type Path } from 'jsonpath-rfc9535';
import { isNode, LineCounter, parseDocument, type Document } from 'yaml';
import { groupBy } from '../group-by.ts';
import { isObject, type JsonObject } from '../json.ts';
import { messageOf, whyUnreadable } from '../message-of.ts';
import { readTextFile } from '../text-file.ts';
import { OverlayError, type OverlayProblem } from './overlay-error.ts';
import { aliasProblem, inPlainWords } from './yaml-words.ts';

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
export type Overlay = FromSchema<typeof overlaySchema> & {
  /** Its path as given. */
  file: string;
  /** Position of a part in the file. */
  placeOf(...path: readonly (string | number)[]): Omit<OverlayProblem, 'what'>;
};

const isOverlay = new Ajv({ strict: false }).compile<FromSchema<typeof overlaySchema>>(overlaySchema);

/**
 * Reads an Overlay, YAML or JSON. References to files become absolute paths.
 *
 * @throws OverlayError when it cannot be read or is not an Overlay
 */
export function loadOverlay(file: string): Overlay {
  const lines = new LineCounter();
  const document = parseDocument(textOf(file), { lineCounter: lines, prettyErrors: false });
  const at = (offset: number) => {
    const { line, col: column } = lines.linePos(offset);
    return { line, column };
  };
  const placeOf: Overlay['placeOf'] = (...path) => {
    const node: unknown = document.getIn(path, true);
    return isNode(node) && node.range ? at(node.range[0]) : {};
  };
  const [broken] = document.errors;
  if (broken !== undefined) {
    const what = `is not an OpenAPI Overlay in YAML or JSON: ${inPlainWords(broken.message)}`;
    throw new OverlayError([file], { what, ...at(broken.pos[0]) });
  }
  const value = valueOf(document, file);
  if (!isOverlay(value)) throw new OverlayError([file], noOverlay(isOverlay.errors?.[0], placeOf));
  const actions = value.actions.map((action) => absolute(action, dirname(resolve(file))) as typeof action);
  return { ...value, actions, file, placeOf };
}

function valueOf(document: Document, file: string): unknown {
  try {
    return document.toJS() as unknown;
  } catch (error) {
    throw new OverlayError([file], { what: aliasProblem(error) });
  }
}

function textOf(file: string): string {
  try {
    return readTextFile(file);
  } catch (error) {
    throw new OverlayError([file], { what: `cannot be read: ${whyUnreadable(error)}.` });
  }
}

function noOverlay(error: ErrorObject | undefined, placeOf: Overlay['placeOf']): OverlayProblem {
  const path = (error?.instancePath ?? '').split('/').slice(1);
  const { additionalProperty: unknown } = (error?.params ?? {}) as { additionalProperty?: string };
  const where = path.length === 0 ? 'the document' : `/${path.join('/')}`;
  const wrong =
    unknown === undefined
      ? (error?.message ?? 'is not valid')
      : `has the member ${unknown}, which Overlay 1.0 does not have`;
  return {
    what:
      `is not an OpenAPI Overlay: ${where} ${wrong}. ` +
      'An Overlay has the members overlay (1.0.0), info and actions, and an action target with update or remove.',
    ...(path.length === 0 ? {} : placeOf(...path.map((step) => (/^\d+$/.test(step) ? Number(step) : step)))),
  };
}

/** A copy of a value in which references to files are absolute paths. */
function absolute(value: unknown, folder: string): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => absolute(item, folder));
  if (!isObject(value)) return value;
  const copy: [string, unknown][] = Object.entries(value).map(([name, one]) => {
    const isFile = name === '$ref' && typeof one === 'string' && !/^(?:#|[a-z]+:)/i.test(one);
    return [name, isFile ? resolve(folder, one) : absolute(one, folder)];
  });
  return Object.fromEntries(copy);
}

/**
 * The interfaces that an Overlay applies to: that of the document in `extends`, otherwise all.
 *
 * @throws OverlayError when `extends` names no contract
 */
export function interfacesOf<Id extends string>(
  { extends: extended, file }: Overlay,
  ids: readonly Id[],
): readonly Id[] {
  if (extended === undefined) return ids;
  const folder = extended.split(/[/\\]/).at(-2);
  const id = ids.find((one) => one === folder);
  if (id !== undefined) return [id];
  throw new OverlayError([file], {
    what: `extends ${extended}, which is none of the contracts. Write for example extends: ${ids[0] ?? 'report'}/openapi.yaml, or leave it out.`,
  });
}

/** A document after applying an Overlay. */
export interface Overlaid {
  document: JsonObject;
  /** For each action, the number of places it changed. */
  changed: readonly number[];
  /** Whether a named schema was changed. */
  changesSchemas: boolean;
}

/**
 * Applies the actions of an Overlay in order to a copy of a document.
 *
 * @throws OverlayError when a target is not a JSONPath, the update of an object is not an object, or an update has the member
 *   `__proto__`
 */
export function applyOverlay(document: object, overlay: Overlay): Overlaid {
  const refuse = (action: number, member: string, what: string): OverlayError =>
    new OverlayError([overlay.file], { what, ...overlay.placeOf('actions', action, member) });
  const copy = structuredClone(document) as Record<string, JsonValue>;
  let changesSchemas = false;
  const changed = overlay.actions.map(({ target, update, remove }, action) => {
    if (namesPrototype(update)) {
      throw refuse(action, 'update', `an update has the member ${PROTOTYPE}, which no contract can have. Remove it.`);
    }
    // A target may select a place several times.
    const places = new Map<string, Path>();
    let hasObjects = false;
    try {
      exec(copy, target, (value, path) => {
        places.set(JSON.stringify(path), [...path]);
        hasObjects ||= isObject(value);
      });
    } catch (error) {
      throw refuse(action, 'target', `the target ${target} is not a JSONPath: ${messageOf(error)}`);
    }
    if (hasObjects && remove !== true && update !== undefined && !isObject(update)) {
      throw refuse(action, 'update', `${target} selects an object, so its update must be one too.`);
    }
    const selected = [...places.values()];
    changesSchemas ||= selected.some(([first, second]) => first === 'components' && second === 'schemas');
    if (remove === true) removeAt(copy, selected);
    else if (update !== undefined) {
      for (const place of selected.toReversed()) updateAt(copy, place, structuredClone(update) as JsonValue);
    }
    return selected.length;
  });
  return { document: copy, changed, changesSchemas };
}

type Container = Record<string | number, JsonValue>;

function parentOf(document: JsonValue, path: Path): { parent: Container; key: string | number } | undefined {
  const key = path.at(-1);
  if (key === undefined) return undefined;
  const parent = path.slice(0, -1).reduce<JsonValue>((node, step) => (node as Container)[step] ?? null, document);
  return { parent: parent as Container, key };
}

/** Removes places, in whatever order the target names them. */
function removeAt(document: JsonValue, paths: readonly Path[]): void {
  const byParent = groupBy(
    paths.flatMap((path) => parentOf(document, path) ?? []),
    ({ parent }) => parent,
  );
  for (const [parent, places] of byParent) {
    // The last item first, so that the others keep their places.
    for (const { key } of places.toSorted((a, b) => Number(b.key) - Number(a.key))) {
      if (Array.isArray(parent)) parent.splice(Number(key), 1);
      else delete parent[key];
    }
  }
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

/** Writing to it would change every object of the process. */
const PROTOTYPE = '__proto__';

function namesPrototype(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.hasOwn(value, PROTOTYPE) || Object.values(value).some(namesPrototype);
}
