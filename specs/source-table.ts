/** What the sources say of the shape of one operation, or what a contract makes of it. */
export interface OperationShape {
  /** Status, range, or `default`, with the headers of that response; an optional header ends in `?`. */
  responses: Record<string, string[]>;
  /** Place and name, as `query oeffne?`; optional ones end in `?`. */
  parameters: string[];
  /** Media types of the request; each ends in `?` where the body is optional. */
  body: string[];
  /** Where the credentials stand, as `header X-ApiKey and header X-PartnerId`; `none` where nothing is asked for. */
  security: string;
}

/** What all operations of a table share. */
export interface Common {
  security: string;
  /** Parameters of every operation. */
  parameters?: readonly string[];
  /** Headers of every response. */
  headers?: readonly string[];
}

/** The tables of a family: the operations of each of its interfaces, by method and path. */
export type SourceTables = Readonly<Record<string, Readonly<Record<string, OperationShape>>>>;

/** What the documents leave open follows the conventions: statuses of success and of errors that are not shown. */
export const OPEN = '2XX, default';

export const BEARER: Common = { security: 'Bearer' };

const MEDIA_TYPES: Record<string, string> = {
  json: 'application/json',
  'json-patch': 'application/json-patch+json',
  form: 'application/x-www-form-urlencoded',
};

/**
 * Reads a table: one operation a line, its columns divided by `|`. It is written from the documents and not from the contracts; a
 * media type that they do not show is JSON, and a body of which they do not say that it is required is optional.
 *
 * 1. method and path; the parameters of the path follow from it
 * 2. statuses, divided by commas, each followed by the headers of its response
 * 3. query and header parameters, divided by commas
 * 4. media types of the request in short, divided by blanks, with `?` where the body is optional
 * 5. security, where it differs from that of the table
 *
 * @throws Error when a media type is unknown or two lines describe the same operation
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
