import { valuesOf } from '../engine/transport.ts';
import { isObject, parseJson, type JsonObject } from '../json.ts';
import { addressOf, memberOf, statusIn, type Headers, type RecordedCall, type Unread } from './traffic.ts';

/**
 * Members of log records, in order of precedence: nginx uses the names of its variables, Kong and Caddy write below `request`, Envoy and
 * Traefik have names of their own.
 */
const METHOD = ['method', 'request_method', 'http_method', 'RequestMethod'];
const ADDRESS = ['request_uri', 'url', 'uri', 'path', 'RequestPath'];
const STATUS = ['status', 'status_code', 'response_status', 'response_code', 'DownstreamStatus'];
const AUTHORITY = ['host', 'authority', 'RequestAddr'];
const AGENT = ['user_agent', 'user-agent'];
/** Request headers in the notation of nginx and Traefik: `http_user_agent`, `request_User-Agent`. */
const HEADER = /^(http|request)_/;
const DEFAULT_PORT = /:(80|443)$/;
/** The request line in nginx's `$request`. */
const REQUEST_LINE = /^([A-Z]+) (\S+)( HTTP\/\S+)?$/;

/** Parses a line of an access log: a JSON object with method, path and status. */
export function callInLine(line: string, number: number): RecordedCall | Unread {
  const record = parseJson(line);
  if (!isObject(record)) return { number, why: 'no JSON object' };
  const request = memberOf(record, 'request');
  const [, lineMethod, linePath] = REQUEST_LINE.exec(textAt(record, ['request']) ?? '') ?? [];
  const method = textAt(request, METHOD) ?? textAt(record, METHOD) ?? lineMethod;
  const url = textAt(request, ADDRESS) ?? textAt(record, ADDRESS) ?? linePath;
  const address = url === undefined ? undefined : addressOf(url);
  if (method === undefined || address === undefined) return { number, why: 'no method and path' };
  const beside = Object.entries(record).filter(([name]) => HEADER.test(name));
  const named = beside.map(([name, value]) => [name.replace(HEADER, '').replaceAll('_', '-'), value] as const);
  const headers = headersIn([...Object.entries(memberOf(request, 'headers')), ...named]);
  const header = (name: string) => valuesOf({ headers }, name)[0];
  // Host first: a URL composed by a gateway has the port on which the gateway listens.
  const authority = header('host') ?? address.authority ?? textAt(request, AUTHORITY) ?? textAt(record, AUTHORITY);
  const consumer = textAt(memberOf(record, 'consumer'), ['username', 'custom_id', 'id']);
  const caller = consumer ?? textAt(record, AGENT) ?? header('user-agent');
  return {
    number,
    method: method.toUpperCase(),
    path: address.path,
    ...(authority === undefined ? {} : { authority: authority.toLowerCase().replace(DEFAULT_PORT, '') }),
    status: statusAt(memberOf(record, 'response')) || statusAt(record),
    headers,
    ...(caller === undefined ? {} : { caller }),
  };
}

/** Pairs of names and values that were sent; Caddy logs a list of values for each header. */
function headersIn(sent: readonly (readonly [name: string, values: unknown])[]): Headers {
  return sent.flatMap(([name, values]) =>
    [values]
      .flat()
      .filter(isLogged)
      .map((value) => [name, value] as const),
  );
}

function textAt(record: JsonObject, names: readonly string[]): string | undefined {
  return names.map((name) => record[name]).find(isLogged);
}

/** Gateways log missing values as a dash or an empty text. */
const isLogged = (value: unknown): value is string => typeof value === 'string' && value !== '' && value !== '-';

function statusAt(record: JsonObject): number {
  return statusIn(STATUS.map((name) => record[name]).find((value) => value !== undefined));
}
