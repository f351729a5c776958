import { isObject, parseJson, type JsonObject } from '../json.ts';
import { addressOf, memberOf, statusIn, type RecordedCall, type Unread } from './traffic.ts';

/** Where gateways write what was asked, in the order in which it is believed: nginx by the names of its variables, Kong under `request`. */
const METHOD = ['method', 'request_method', 'http_method'];
const ADDRESS = ['request_uri', 'url', 'uri', 'path'];
const STATUS = ['status', 'status_code', 'response_status'];
const AUTHORITY = ['http_host', 'host'];
const AGENT = ['http_user_agent', 'user_agent', 'user-agent'];
const DEFAULT_PORT = /:(80|443)$/;
/** The request line as nginx keeps it in `$request`. */
const REQUEST_LINE = /^([A-Z]+) (\S+)( HTTP\/\S+)?$/;

/** Reads a line of an access log: a JSON object with method, path and status. */
export function callInLine(line: string, number: number): RecordedCall | Unread {
  const record = parseJson(line);
  if (!isObject(record)) return { number, why: 'no JSON object' };
  const request = memberOf(record, 'request');
  const [, lineMethod, linePath] = REQUEST_LINE.exec(textAt(record, ['request']) ?? '') ?? [];
  const method = textAt(request, METHOD) ?? textAt(record, METHOD) ?? lineMethod;
  const url = textAt(request, ADDRESS) ?? textAt(record, ADDRESS) ?? linePath;
  const address = url === undefined ? undefined : addressOf(url);
  if (method === undefined || address === undefined) return { number, why: 'no method and path' };
  const sent = memberOf(request, 'headers');
  const authority = address.authority ?? textAt(record, AUTHORITY) ?? textAt(sent, AUTHORITY);
  const consumer = textAt(memberOf(record, 'consumer'), ['username', 'custom_id', 'id']);
  const caller = consumer ?? textAt(record, AGENT) ?? textAt(sent, AGENT);
  return {
    number,
    method: method.toUpperCase(),
    path: address.path,
    ...(authority === undefined ? {} : { authority: authority.toLowerCase().replace(DEFAULT_PORT, '') }),
    status: statusAt(memberOf(record, 'response')) || statusAt(record),
    headers: Object.entries(sent).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as const] : [],
    ),
    ...(caller === undefined ? {} : { caller }),
  };
}

function textAt(record: JsonObject, names: readonly string[]): string | undefined {
  return names
    .map((name) => record[name])
    .find((value) => typeof value === 'string' && value !== '' && value !== '-') as string | undefined;
}

function statusAt(record: JsonObject): number {
  return statusIn(STATUS.map((name) => record[name]).find((value) => value !== undefined));
}
