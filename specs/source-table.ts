/** The shape of an operation, according to the sources or to a contract. */
export interface OperationShape {
  /** Status, range, or `default`, with the headers of that response; an optional header ends in `?`. */
  responses: Record<string, string[]>;
  /** Place and name, such as `query oeffne?`; optional ones end in `?`. */
  parameters: string[];
  /** Media types of the request, each with `?` if the body is optional. */
  body: string[];
  /** Positions of the credentials, such as `header X-ApiKey and header X-PartnerId`; `none` if none is required. */
  security: string;
}

/** Properties of all operations of a table. */
export interface Common {
  security: string;
  /** Parameters of every operation. */
  parameters?: readonly string[];
  /** Headers of every response. */
  headers?: readonly string[];
}

/** The operations of a family's interfaces, by method and path. */
export type SourceTables = Readonly<Record<string, Readonly<Record<string, OperationShape>>>>;

/** Statuses that the documents do not show: those of success and of errors. */
export const OPEN = '2XX, default';

export const BEARER: Common = { security: 'Bearer' };

const MEDIA_TYPES: Record<string, string> = {
  json: 'application/json',
  'json-patch': 'application/json-patch+json',
  form: 'application/x-www-form-urlencoded',
};

/**
 * Reads a table with one operation per line and columns separated by `|`. Tables are written from the documents, not from the contracts. An
 * undocumented media type is JSON; a body is optional unless the documents require it.
 *
 * 1. method and path, which implies the path parameters
 * 2. statuses, separated by commas, each followed by the headers of its response
 * 3. query and header parameters, separated by commas
 * 4. abbreviated media types of the request, separated by blanks, with `?` if the body is optional
 * 5. security, if it differs from that of the table
 *
 * @throws Error if a media type is unknown or two lines describe the same operation
 */
export function sourceTable(common: Common, text: string): Record<string, OperationShape> {
  const rows = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => readRow(common, line));
  const table = Object.fromEntries(rows);
  if (Object.keys(table).length < rows.length) throw new Error('Two lines of a table describe the same operation.');
  return table;
}

function readRow(common: Common, line: string): [string, OperationShape] {
  const [head = '', statuses = '', parameters = '', body = '', security = ''] = line
    .split('|')
    .map((cell) => cell.trim());
  const operation = head.split(/\s+/).join(' ');
  const inPath = Array.from(operation.matchAll(/\{(\w+)\}/g), ([, name = '']) => `path ${name}`);
  const responses = listOf(statuses, /,\s*/).map((cell): [string, string[]] => {
    const [status = '', ...headers] = listOf(cell, /\s+/);
    return [status, [...headers, ...(common.headers ?? [])].sort()];
  });
  return [
    operation,
    {
      responses: Object.fromEntries(responses),
      parameters: [...inPath, ...listOf(parameters, /,\s*/), ...(common.parameters ?? [])].sort(),
      body: listOf(body, /\s+/).map(mediaType).sort(),
      security: security === '' ? common.security : security,
    },
  ];
}

function listOf(cell: string, separator: RegExp): string[] {
  return cell.split(separator).filter((part) => part !== '');
}

function mediaType(short: string): string {
  const long = MEDIA_TYPES[short.replace(/\?$/, '')];
  if (long === undefined) throw new Error(`Unknown media type ${short}.`);
  return short.endsWith('?') ? `${long}?` : long;
}
