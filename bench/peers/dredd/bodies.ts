import type { Config } from '../../../conformance/kit/config/schema.ts';
import { INTERFACES, type InterfaceId } from '../../../conformance/kit/interfaces.ts';
import { isObject } from '../../../scripts/generate/json.ts';
import type { Transaction } from '../../../scripts/sweep/dredd.ts';

/** Values that stand in a body in place of those of the contract's example, by the names of form fields or members. */
export type Members = Readonly<Record<string, unknown>>;

/** What the configuration has for the bodies of an interface. */
export function membersFor(id: InterfaceId, { credentials = {}, fixtures = {} }: Config): Members {
  if (INTERFACES[id] === 'login') return { ...credentials.login };
  if (id === 'session') return { ...credentials.session };
  const { produktAnbieter } = fixtures.offers ?? {};
  return id === 'offers-v3' && produktAnbieter !== undefined ? { produktAnbieter } : {};
}

/** Replaces fields of a form, or members of a JSON object; what is not there is not added. */
export function fillBody({ request }: Transaction, members: Members): void {
  const type = request.headers['Content-Type'];
  if (type === 'application/x-www-form-urlencoded') {
    const form = new URLSearchParams(request.body);
    for (const [name, value] of Object.entries(members)) if (form.has(name)) form.set(name, String(value));
    request.body = form.toString();
  } else if (type === 'application/json' && request.body !== '') {
    const body: unknown = JSON.parse(request.body);
    if (!isObject(body)) return;
    const replaced = Object.entries(members).filter(([name]) => name in body);
    request.body = JSON.stringify({ ...body, ...Object.fromEntries(replaced) });
  }
}

/** Whether the deployment takes a media type of the contract: it takes one of the two for a patch of a case. */
export function takesMediaType({ request }: Transaction, id: InterfaceId, { fixtures = {} }: Config): boolean {
  const patch = fixtures.cases?.bodies?.patch?.contentType;
  if (request.method !== 'PATCH' || INTERFACES[id] === 'pm' || id === 'applications' || patch === undefined)
    return true;
  return request.headers['Content-Type'] === patch;
}

/** The first text or number of each of these names in a JSON body, in whatever depth. */
export function membersIn(body: string, names: ReadonlySet<string>): Record<string, string> {
  const found: Record<string, string> = {};
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const item of node) visit(item);
    if (!isObject(node)) return;
    for (const [name, value] of Object.entries(node)) {
      const key = name.toLowerCase();
      if (names.has(key) && (typeof value === 'string' || typeof value === 'number')) found[key] ??= String(value);
      visit(value);
    }
  };
  try {
    visit(JSON.parse(body));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  return found;
}
