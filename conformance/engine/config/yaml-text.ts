import { isCollection, isMap, isScalar, isSeq, LineCounter, parseDocument, type Document } from 'yaml';
import { groupBy } from '../../group-by.ts';
import { ConfigError } from './config-error.ts';

/** A text in YAML or JSON that can be searched for places. */
export interface YamlText {
  /** How errors name it. */
  name: string;
  document: Document;
  /** Name and line of an offset, as the beginning of a message. */
  place(offset: number): string;
  /** Line of the innermost existing node of a path, and its depth in steps; line 1 and depth 0 if there is none. */
  find(path: readonly string[]): { line: number; depth: number };
  /** Name and line of that node. */
  where(path: readonly string[]): string;
  /**
   * The text as plain data.
   *
   * @throws ConfigError when it uses an alias that it does not define
   */
  value(): unknown;
}

/**
 * Reads a text in YAML, which includes JSON.
 *
 * @param name - how errors name the text
 * @throws ConfigError naming the lines that are not YAML
 */
export function readYaml(source: string, name: string): YamlText {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  const place = (offset: number) => `${name}:${lines.linePos(offset).line}`;
  // Messages without excerpts: these may hold a secret.
  const broken = groupBy(document.errors, ({ pos: [start] }) => lines.linePos(start).line);
  if (broken.length > 0) {
    const texts = source.split('\n');
    const hint = unquoted(broken.map(([line]) => texts[line - 1] ?? ''));
    const said = broken.map(([line, [first]]) => `${name}:${line}: ${inPlainWords(first.message)}`);
    // A tab confuses the parser about the lines after it: of these, only other tabs are reported.
    const firstTab = said.findIndex((one) => one.endsWith(TAB));
    const meant = said.filter((one, at) => firstTab < 0 || at < firstTab || one.endsWith(TAB));
    throw new ConfigError([...shortened(meant), ...hint].join('\n'));
  }
  const find = (path: readonly string[]) => {
    const { offset, depth } = innermost(document, path);
    return { line: lines.linePos(offset).line, depth };
  };
  return {
    name,
    document,
    place,
    find,
    where: (path) => `${name}:${find(path).line}`,
    value: () => plainValue(document, name),
  };
}

/** The first of many messages: most often the others follow from them. */
function shortened(messages: readonly string[]): string[] {
  const most = 5;
  return messages.length <= most ? [...messages] : [...messages.slice(0, most), `and ${messages.length - most} more`];
}

/** The advice for a variable without quotes, whose braces YAML takes for a mapping. */
function unquoted(broken: readonly string[]): string[] {
  const variable = broken.map((line) => /: {0,3}(\$\{\w+\})/.exec(line)?.[1]).find((found) => found !== undefined);
  return variable === undefined ? [] : [`Put quotes around a variable: '${variable}'`];
}

function plainValue(document: Document, name: string): unknown {
  try {
    return document.toJS() as unknown;
  } catch {
    // The message of the library quotes the text, which may be a secret that begins with an asterisk.
    throw new ConfigError(
      `${name}: holds a YAML alias (*name) without its anchor. Put quotes around a value that begins with *.`,
    );
  }
}

function innermost(document: Document, path: readonly string[]): { offset: number; depth: number } {
  for (let depth = path.length; depth > 0; depth -= 1) {
    const parent = depth === 1 ? document.contents : document.getIn(path.slice(0, depth - 1), true);
    const key = path[depth - 1] ?? '';
    const node = isMap(parent)
      ? parent.items.map((pair) => pair.key).find((one) => isScalar(one) && String(one.value) === key)
      : isSeq(parent)
        ? parent.items[Number(key)]
        : undefined;
    if (isScalar(node) || isCollection(node)) return { offset: node.range?.[0] ?? 0, depth };
  }
  return { offset: 0, depth: 0 };
}

const TAB = 'a line is indented with a tab: use spaces';

/** Messages of the library, and what they mean for the author of the text. */
const PLAIN_WORDS: readonly (readonly [RegExp, string])[] = [
  [/^Missing closing ["']quote/, 'a quote is opened that is not closed'],
  [/^Tabs are not allowed/, TAB],
  [/^Flow sequence in block collection must|^Expected flow sequence to end/, 'a [ is not closed'],
  [/^Flow map in block collection must|^Expected flow map to end/, 'a { is not closed'],
  [/^Map keys must be unique$/, 'the key of this line stands twice in its mapping'],
  [/^Implicit (map )?keys need/, 'this is not KEY: VALUE; a colon is missing, or the space after it'],
  [
    /^(All mapping items must start|Nested mappings are)/,
    'this line or the next one is not indented like those around it, or has a value with a colon, which needs quotes',
  ],
  [
    /^Unexpected scalar at node end/,
    "something follows where the value has ended; a quote is written '' inside of '…', and \\\" inside of \"…\"",
  ],
  [/^Plain value cannot start/, 'a value that begins with this character needs quotes'],
];

/** A message in plain words; one that is not known loses the excerpt at its end. */
function inPlainWords(message: string): string {
  const plain = PLAIN_WORDS.find(([pattern]) => pattern.test(message))?.[1];
  if (plain !== undefined) return plain;
  const quote = message.indexOf('"');
  return quote < 0 ? message : message.slice(0, quote).trimEnd().replace(/:$/, '');
}
