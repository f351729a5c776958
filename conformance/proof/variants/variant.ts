import type { Fixtures } from '../../engine/config/schema.ts';
import type { Status } from '../../engine/outcome.ts';
import { onResponse, withHeader, type Change, type Where, type Wrap } from '../../reference/faulty.ts';
import { HOSTS, type Host } from '../../reference/interface.ts';
import { isObject, mapValues, type JsonObject } from '../../json.ts';
import type { InProcessOptions } from '../in-process.ts';
import type { Wire } from './wire.ts';

/** A correct but unusual deployment; no rule may fail because of it. */
export interface Variant {
  /** Unique, kebab-case. */
  name: string;
  /** One sentence that says what this deployment does differently. */
  says: string;
  /** Ids of the open statements whose freedom it uses. */
  uses?: readonly string[];
  /** Wraps every host, with new state for each deployment. */
  around?: NonNullable<InProcessOptions['around']>;
  /** Changes the configuration to that of an operator of such a deployment. */
  configure?: NonNullable<InProcessOptions['configure']>;
  /** Writes responses to a connection. Such a variant is judged over real connections. */
  wire?: Wire;
  /**
   * Rules with another status than on the reference deployment, by id, or by `cases-v1/*` for all rules of an interface.
   */
  open?: Readonly<Record<string, Exclude<Status, 'failed'>>>;
}

/** Wraps one host of a deployment. */
type Around = NonNullable<Variant['around']>;

/** Adds the names to variants. */
export function variantsOf(variants: Readonly<Record<string, Omit<Variant, 'name'>>>): readonly Variant[] {
  return Object.entries(variants).map(([name, variant]) => ({ name, ...variant }));
}

/** Changes fixtures of the configuration; undefined removes one. */
export function withFixtures(family: keyof Fixtures, own: Readonly<JsonObject>): NonNullable<Variant['configure']> {
  return ({ fixtures, ...config }) => ({
    ...config,
    fixtures: { ...fixtures, [family]: { ...fixtures?.[family], ...own } },
  });
}

/** Removes a fixture from the configuration. */
export function withoutFixture(family: keyof Fixtures, name: string): NonNullable<Variant['configure']> {
  return withFixtures(family, { [name]: undefined });
}

/** Wraps some hosts, the first wrap innermost. */
export function onHosts(...hosts: readonly Host[]): (...wraps: readonly Wrap[]) => Around {
  return (...wraps) =>
    (next, host) =>
      hosts.includes(host) ? wraps.reduce((inner, wrap) => wrap(inner), next) : next;
}

/** Applies changes to selected responses of some hosts. */
export function onAnswers(...hosts: readonly Host[]): (selected: Where, ...changes: readonly Change[]) => Around {
  return (selected, ...changes) => onHosts(...hosts)(onResponse(selected, ...changes));
}

/** For `open`: these rules are inconclusive in these interfaces. */
export function inconclusive(
  ids: string | readonly string[],
  ...rules: readonly string[]
): NonNullable<Variant['open']> {
  return Object.fromEntries(
    [ids].flat().flatMap((id) => rules.map((rule) => [`${id}/${rule}`, 'inconclusive' as const])),
  );
}

/** Wraps every host, the first wrap innermost. */
export function everywhere(...wraps: readonly Wrap[]): Around {
  return onHosts(...HOSTS)(...wraps);
}

/** Combines several wraps of whole deployments, the first one innermost. */
export function together(...arounds: readonly Around[]): Around {
  return (next, host) => arounds.reduce((inner, around) => around(inner, host), next);
}

/** Applies changes to the responses that `isMeant` selects. */
export function where(isMeant: (response: Response, request: Request) => boolean, ...changes: readonly Change[]): Wrap {
  return onResponse({}, async (response, request) => {
    if (!isMeant(response, request)) return response;
    let changed = response;
    for (const change of changes) changed = await change(changed, request);
    return changed;
  });
}

/** Tells whether a response has a body with a JSON media type. */
export function isJson(response: Response): boolean {
  return response.body !== null && (response.headers.get('content-type') ?? '').includes('json');
}

/** Rewrites the text of every JSON body, and keeps its media type. */
export function rewrittenText(write: (text: string, request: Request) => string): Wrap {
  return where(isJson, async (response, request) => {
    const text = await response.clone().text();
    const written = write(text, request);
    return written === text ? response : new Response(written, response);
  });
}

/** Rewrites every JSON body, and keeps its media type. */
export function rewrittenJson(write: (body: unknown, request: Request) => string): Wrap {
  return rewrittenText((text, request) => write(JSON.parse(text), request));
}

/** Rewrites every object in a JSON value, the innermost first. */
export function everyObject(value: unknown, rewrite: (object: JsonObject) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => everyObject(item, rewrite));
  if (!isObject(value)) return value;
  return rewrite(mapValues(value, (member) => everyObject(member, rewrite)));
}

/** Rewrites every object in every JSON body. */
export function everyJsonObject(rewrite: (object: JsonObject) => unknown): Wrap {
  return rewrittenJson((body) => JSON.stringify(everyObject(body, rewrite)));
}

/** Rewrites every object in every JSON body of some hosts. */
export function onObjects(...hosts: readonly Host[]): (rewrite: (object: JsonObject) => unknown) => Around {
  return (rewrite) => onHosts(...hosts)(everyJsonObject(rewrite));
}

/** Rewrites the Location of every response that has one. */
export function rewrittenLocation(write: (location: URL, request: Request) => string): Wrap {
  return onResponse({}, (response, request) => {
    const location = response.headers.get('location');
    if (location === null) return response;
    const written = write(new URL(location, request.url), request);
    return written === location ? response : withHeader('location', written)(response);
  });
}
