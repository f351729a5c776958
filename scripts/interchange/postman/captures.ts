import type { PlannedRequest } from '../request.ts';
import { ACCESS_TOKEN, identifierVariable } from '../variables.ts';

/** What later requests need of an answer: a variable, and where the answer has its value. */
export type Capture =
  | { variable: string; from: 'location'; pattern: string }
  | { variable: string; from: 'member'; member: string }
  | { variable: string; from: 'cookie'; cookie: string };

/**
 * What the answer of an operation may tell later requests: the identifiers of what its Location leads to, and those that the paths
 * right below its own ask for.
 *
 * @param all all operations of the contract
 */
export function capturesOf(contractId: string, request: PlannedRequest, all: readonly PlannedRequest[]): Capture[] {
  return [...fromLocation(contractId, request, all), ...fromBody(contractId, request, all), ...fromLogin(request, all)];
}

function fromLocation(contractId: string, { successes }: PlannedRequest, all: readonly PlannedRequest[]): Capture[] {
  const [example] = successes.flatMap(({ location }) => location ?? []);
  const target = all.find(
    ({ method, path }) =>
      method === 'GET' && path.includes('{') && example !== undefined && patternOf(path).test(example),
  );
  if (target === undefined) return [];
  return parametersIn(target.path).map((parameter) => ({
    variable: identifierVariable(contractId, target.operationId, parameter),
    from: 'location',
    pattern: patternOf(target.path, parameter).source,
  }));
}

/** An expression for the end of an address; the identifier that is wanted is its only group. */
function patternOf(path: string, wanted?: string): RegExp {
  const segments = path.split('/').map((segment) => {
    const [, name] = /^\{(.+)\}$/.exec(segment) ?? [];
    return name === undefined ? segment : name === wanted ? '([^/?#]+)' : '[^/?#]+';
  });
  return new RegExp(`${segments.join('/')}$`);
}

const parametersIn = (path: string): string[] => [...path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);

/** `/v2/antraege` tells the identifiers of `/v2/antraege/{vorgangsnummer}/{antragsnummer}`. */
function fromBody(contractId: string, request: PlannedRequest, all: readonly PlannedRequest[]): Capture[] {
  const isJson = request.successes.some(({ mediaTypes }) => mediaTypes.includes('application/json'));
  if (!isJson) return [];
  const captures = all.flatMap(({ path, operationId }) => {
    const [, below = ''] = path.startsWith(`${request.path}/`) ? [path, path.slice(request.path.length)] : [];
    const [, direct = ''] = /^((?:\/\{[^}]+\})+)/.exec(below) ?? [];
    return parametersIn(direct).map((member): [string, Capture] => {
      const variable = identifierVariable(contractId, operationId, member);
      return [variable, { variable, from: 'member', member }];
    });
  });
  return [...new Map(captures).values()];
}

function fromLogin({ successes }: PlannedRequest, all: readonly PlannedRequest[]): Capture[] {
  const token: Capture[] = successes.some(({ members }) => members.includes(ACCESS_TOKEN))
    ? [{ variable: ACCESS_TOKEN, from: 'member', member: ACCESS_TOKEN }]
    : [];
  if (!successes.some(({ headers }) => headers.includes('Set-Cookie'))) return token;
  const cookies = all.flatMap(({ credentials }) =>
    credentials.flatMap((one) => (one.kind === 'cookie' ? one.cookie : [])),
  );
  return [
    ...token,
    ...[...new Set(cookies)].map((cookie): Capture => ({ variable: 'session_id', from: 'cookie', cookie })),
  ];
}
