import { INTERFACES, type InterfaceId } from '../../../conformance/kit/interfaces.ts';
import type { Config, Fixtures } from '../../../conformance/kit/config/schema.ts';
import type { SweptOperation } from '../../../scripts/sweep/description.ts';
import type { Transaction } from '../../../scripts/sweep/dredd.ts';

/** Values of parameters by their names; the letters of a name may be large or small. */
export type Parameters = Readonly<Record<string, string>>;

/** Where the configuration keeps what an interface may be asked for. */
const FIXTURES: Partial<Record<InterfaceId, keyof Fixtures>> = {
  'offers-v1': 'offers',
  'offers-v2': 'offers',
  'offers-v3': 'offers',
  'cases-v1': 'cases',
  'cases-v2': 'cases',
  'cases-v3': 'cases',
  applications: 'applications',
  partner: 'partner',
};

/** The texts that the configuration has for the parameters of an operation. */
export function parametersFor({ method }: SweptOperation, id: InterfaceId, { fixtures = {} }: Config): Parameters {
  const group = FIXTURES[id];
  const texts = Object.entries(group === undefined ? {} : (fixtures[group] ?? {}));
  const parameters = Object.fromEntries(
    texts.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
  const parent = fixtures.partner?.parentPartnerId;
  // A partner is created below another one than those that are read and changed.
  return id === 'partner' && method === 'POST' && parent !== undefined
    ? { ...parameters, partnerId: parent }
    : parameters;
}

/** The names, in small letters, of all parameters of the paths. */
export function parameterNames(operations: ReadonlyMap<string, SweptOperation>): ReadonlySet<string> {
  return new Set([...operations.keys()].flatMap((key) => key.split('/').flatMap((part) => nameIn(part) ?? [])));
}

/** Puts values for the parameters into the address of a request; a parameter without a value keeps its example. */
export function fillAddress(transaction: Transaction, parameters: Parameters): void {
  const values = new Map(Object.entries(parameters).map(([name, value]) => [name.toLowerCase(), value]));
  const [path = '', query] = transaction.fullPath.split('?', 2);
  const template = transaction.origin.resourceName.split('/');
  const filled = path.split('/').map((segment, index) => {
    const value = values.get(nameIn(template[index]) ?? '');
    return value === undefined ? segment : encodeURIComponent(value);
  });
  const searched = new URLSearchParams(query);
  for (const name of [...searched.keys()]) {
    const value = values.get(name.toLowerCase());
    if (value !== undefined) searched.set(name, value);
  }
  transaction.fullPath = filled.join('/') + (query === undefined ? '' : `?${searched}`);
}

/** The identifiers that a Location names, by the parameters of the operation that it leads to. */
export function parametersIn(location: string, operations: ReadonlyMap<string, SweptOperation>): Parameters {
  if (!URL.canParse(location, 'http://any.invalid')) return {};
  const segments = new URL(location, 'http://any.invalid').pathname.split('/');
  for (const { key } of operations.values()) {
    const template = (key.split(' ')[1] ?? '').split('/');
    const names = template.map(nameIn);
    if (template.length !== segments.length || names.every((name) => name === undefined)) continue;
    if (!template.every((part, index) => names[index] !== undefined || part === segments[index])) continue;
    return Object.fromEntries(
      names.flatMap((name, index) => (name === undefined ? [] : [[name, segments[index] ?? '']])),
    );
  }
  return {};
}

function nameIn(part: string | undefined): string | undefined {
  return /^\{(.+)\}$/.exec(part ?? '')?.[1]?.toLowerCase();
}

/** Whether an interface asks for the token that the token endpoint issues. */
export function needsToken(id: InterfaceId): boolean {
  return INTERFACES[id] === 'v2' || INTERFACES[id] === 'baufi' || id === 'session';
}
