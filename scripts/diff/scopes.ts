import type { Change } from './change.ts';

/** The part of a document that lists OAuth scopes. */
interface Document {
  components?: {
    securitySchemes?: Readonly<Record<string, { flows?: Readonly<Record<string, { scopes?: object }>> }>>;
  };
}

/**
 * Lists added and removed OAuth scopes, which `redocly diff` does not report. It does report added and removed flows.
 *
 * @param id - the interface
 * @param base - OpenAPI document of the last release, as JSON
 * @param revision - the current document, as JSON
 * @throws Error if one of them is not JSON
 */
export function scopeChanges(id: string, base: string, revision: string): Change[] {
  const [before, after] = [scopesOf(base), scopesOf(revision)];
  return [...before].flatMap(([where, scopes]) => {
    const now = after.get(where);
    if (now === undefined) return [];
    const change = (scope: string, what: 'added' | 'removed', level: Change['level']): Change => {
      return { interface: id, where: `${where}/scopes/${scope}`, what: `scope ${what}`, level, rule: `scope-${what}` };
    };
    return [
      ...scopes.filter((scope) => !now.includes(scope)).map((scope) => change(scope, 'removed', 'major')),
      ...now.filter((scope) => !scopes.includes(scope)).map((scope) => change(scope, 'added', 'minor')),
    ];
  });
}

/** The scopes of each flow, by the JSON pointer of the flow. */
function scopesOf(text: string): Map<string, string[]> {
  const { components } = JSON.parse(text) as Document;
  const flows = Object.entries(components?.securitySchemes ?? {}).flatMap(([scheme, { flows = {} }]) =>
    Object.entries(flows).map(([name, { scopes }]): [string, string[]] => [
      `#/components/securitySchemes/${scheme}/flows/${name}`,
      Object.keys(scopes ?? {}),
    ]),
  );
  return new Map(flows);
}
