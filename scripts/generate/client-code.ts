/** What one concern (credentials, media types, GraphQL) adds to the code of a client. */
export interface ClientCode {
  /** Values to import from openapi-fetch besides `createClient`. */
  values: readonly string[];
  /** Further import statements. */
  imports: readonly string[];
  /** Declarations at the top level. */
  declarations: readonly string[];
  /** Settings for `createClient`. */
  settings: readonly string[];
  /** Statements to run on each request. */
  onRequest: readonly string[];
  /** Statements to run on each answer. */
  onResponse: readonly string[];
}

/** Nothing to add. */
export const noCode: ClientCode = {
  values: [],
  imports: [],
  declarations: [],
  settings: [],
  onRequest: [],
  onResponse: [],
};

/** `consumer-loan-offers` as `ConsumerLoanOffers`, `_links` as `Links`. */
export function pascalCase(id: string): string {
  return id.replaceAll(/(?:^|[\W_]+)([^\W_])/g, (_, first: string) => first.toUpperCase());
}

/** A documentation comment of the given lines. */
export function commentOf(lines: readonly string[], indent = ''): string[] {
  if (lines.length === 1) return [`${indent}/** ${escape(String(lines[0]))} */`];
  return [`${indent}/**`, ...lines.map((line) => `${indent} * ${escape(line)}`.trimEnd()), `${indent} */`];
}

function escape(text: string): string {
  return text.replaceAll('*/', '*\\/');
}

/** A text in lines that fit into a comment. */
export function wrap(text: string): string[] {
  const lines: string[] = [''];
  for (const word of text.split(/\s+/)) {
    const last = lines.length - 1;
    const line = `${lines[last] ?? ''} ${word}`.trim();
    if (line.length > 110) lines.push(word);
    else lines[last] = line;
  }
  return lines;
}

/** A string literal. */
export function quote(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

/** A constant set of strings, one to a line where there are several. */
export function setOf(name: string, keys: Iterable<string>): string[] {
  const items = Array.from(keys, quote);
  if (items.length === 1) return [`const ${name} = new Set([${items.join('')}]);`];
  return [`const ${name} = new Set([`, ...items.map((item) => `  ${item},`), ']);'];
}

/** An `if` over conditions that must all hold; one to a line where they are long. */
export function ifAll(conditions: readonly string[], body: string): string[] {
  const line = `if (${conditions.join(' && ')}) {`;
  const head =
    line.length <= 110
      ? [line]
      : [
          'if (',
          ...conditions.map((condition, index) => `  ${condition}${index < conditions.length - 1 ? ' &&' : ''}`),
          ') {',
        ];
  return [...head, `  ${body}`, '}'];
}
