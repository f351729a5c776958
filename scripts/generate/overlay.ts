import { relative } from 'node:path';
import type { BaseResolver, Document, NormalizedProblem } from '@redocly/openapi-core';
import type { Catalogue } from './bundle.ts';
import { GenerationError } from './generation-error.ts';
import { isObject, type JsonObject } from './json.ts';
import { redocly } from './libraries.ts';
import { assertNone, messageWithin, problemAt, structureProblems } from './problems.ts';

/** An OpenAPI Overlay that was read. */
export interface Overlay {
  /** Absolute path. */
  path: string;
  /** How generated files call it: its path relative to the root folder. */
  name: string;
  /** Ids of the interfaces that it may change. */
  interfaces: readonly string[];
  document: Document<OverlayDocument>;
}

interface OverlayDocument extends JsonObject {
  actions: readonly JsonObject[];
}

/** Indices of the actions that found something in one interface, by path of their Overlay. */
export type Found = ReadonlyMap<string, ReadonlySet<number>>;

/** Selects nothing in any contract. */
const NOWHERE = "$['x-nowhere']";
/** Where an action stands in an Overlay, and the rest of the way to a problem with it. */
const ACTION = /^#\/actions\/(\d+)(.*)$/;

/**
 * Reads Overlays.
 *
 * @param paths absolute
 * @throws {GenerationError} if one is given twice, cannot be read, is no Overlay, or extends a document that is none of the contracts
 */
export function readOverlays(catalogue: Catalogue, paths: readonly string[]): Promise<Overlay[]> {
  const twice = paths.filter((path, index) => paths.indexOf(path) < index);
  if (twice.length > 0) {
    const message = 'is given twice: name each Overlay once.';
    throw new GenerationError(twice.map((path) => ({ file: relative(catalogue.root, path), message })));
  }
  return Promise.all(paths.map((path) => readOverlay(catalogue, path)));
}

async function readOverlay({ root, config, sources }: Catalogue, path: string): Promise<Overlay> {
  const name = relative(root, path);
  const refusal = (message: string): GenerationError => new GenerationError([{ file: name, message }]);
  const resolver = new redocly.BaseResolver(config.resolve);
  const document = await resolver.resolveDocument(null, path, true).catch((error: unknown) => {
    throw refusal(`cannot be read: ${messageWithin(root, error).replaceAll(path, name)}`);
  });
  if (!isOverlay(document)) {
    throw refusal('is no OpenAPI Overlay: it needs the members overlay (1.0.0), info and actions, at least one.');
  }
  assertNone(root, await structureProblems(document, resolver));
  if (document.parsed.actions.some((action) => 'copy' in action)) {
    throw refusal(
      'has an action with copy, which is Overlay 1.1. Only update and remove of Overlay 1.0 are known here.',
    );
  }
  if (JSON.stringify(document.parsed).includes('"__proto__":')) {
    throw refusal('has the member __proto__, which no contract can have. Remove it.');
  }
  const { extends: extended } = document.parsed;
  const ids = [...sources.keys()];
  if (typeof extended !== 'string') return { path, name, interfaces: ids, document };
  const folder = extended.split(/[/\\]/).at(-2);
  const interfaces = ids.filter((id) => id === folder);
  if (interfaces.length > 0) return { path, name, interfaces, document };
  throw refusal(
    `extends ${extended}, which is none of the contracts: write for example ${String(ids[0])}/openapi.yaml, or leave it out.`,
  );
}

function isOverlay(document: Document | Error): document is Document<OverlayDocument> {
  if (document instanceof Error) return false;
  const parsed: unknown = document.parsed;
  if (!isObject(parsed) || typeof parsed['overlay'] !== 'string') return false;
  return Array.isArray(parsed['actions']) && parsed['actions'].length > 0;
}

/**
 * Puts a probe before each action of an Overlay, for the bundling that is about to apply it. Redocly says nothing of an action that
 * selects nothing; but what is copied must be exactly one place, and a copy to nowhere changes nothing.
 *
 * @param resolver of the bundling; it hands out the changed Overlay from now on
 */
export async function probe(resolver: BaseResolver, { path, document: { parsed } }: Overlay): Promise<void> {
  const document = (await resolver.resolveDocument(null, path, true)) as Document<OverlayDocument>;
  const actions = parsed.actions.flatMap((action) => [{ target: NOWHERE, copy: action['target'] }, action]);
  document.parsed = { ...structuredClone(parsed), actions: structuredClone(actions) };
}

/**
 * Reads what the probes tell, and gives the other problems the places that they have in the Overlay without probes.
 */
export function readProbes(
  problems: readonly NormalizedProblem[],
  overlays: readonly Overlay[],
): { found: Found; problems: readonly NormalizedProblem[] } {
  const found = new Map(overlays.map(({ path, document }) => [path, new Set(document.parsed.actions.keys())]));
  const others = problems.flatMap((problem): NormalizedProblem[] => {
    const [location] = problem.location;
    const actions = location && found.get(location.source.absoluteRef);
    const [, index, rest = ''] = ACTION.exec(location?.pointer ?? '') ?? [];
    if (location === undefined || actions === undefined || index === undefined) return [problem];
    const action = Math.floor(Number(index) / 2);
    const isProbe = Number(index) % 2 === 0;
    if (!isProbe) return [{ ...problem, location: [{ ...location, pointer: `#/actions/${String(action)}${rest}` }] }];
    if (problem.message.endsWith('selected 0.')) actions.delete(action);
    return [];
  });
  return { found, problems: others };
}

/**
 * Makes sure that every action of every Overlay has found something in some interface.
 *
 * @param found one entry for each interface
 * @throws {GenerationError} that names each action which has not
 */
export function assertAllFound(root: string, overlays: readonly Overlay[], found: readonly Found[]): void {
  const problems = overlays.flatMap(({ path, interfaces, document: { source, parsed } }) => {
    const [where, folder] =
      interfaces.length === 1 ? [`in ${interfaces.join('')}`, interfaces.join('')] : ['in any contract', '<interface>'];
    return parsed.actions.flatMap((action, index) => {
      if (found.some((one) => one.get(path)?.has(index))) return [];
      const message = `${String(action['target'])} selects nothing ${where}: look the name up in generated/${folder}/openapi.yaml.`;
      return [problemAt(root, { source, pointer: `#/actions/${String(index)}/target` }, message)];
    });
  });
  if (problems.length > 0) throw new GenerationError(problems);
}
