import { isCollection, isMap, isScalar, isSeq, LineCounter, parseDocument, type Document } from 'yaml';
import { groupBy } from '../../group-by.ts';
import { aliasProblem, inPlainWords, TAB } from '../../contracts/yaml-words.ts';
import { ConfigError } from './config-error.ts';

/** A parsed text in YAML or JSON that knows its line numbers. */
export interface YamlText {
  /** Its name in errors. */
  name: string;
  document: Document;
  /** Name and line of an offset, for the beginning of a message. */
  place(offset: number): string;
  /** Line of the innermost existing node of a path, and its depth in steps; line 1 and depth 0 if there is none. */
  find(path: readonly string[]): { line: number; depth: number };
  /** Name and line of that node. */
  where(path: readonly string[]): string;
  /**
   * The text as plain JavaScript data.
   *
   * @throws ConfigError when it uses an undefined alias
   */
  value(): unknown;
}

/**
 * Parses a text in YAML, which includes JSON.
 *
 * @param name - name of the text in errors
 * @throws ConfigError with the lines that are not YAML
 */
export function readYaml(source: string, name: string): YamlText {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  const place = (offset: number) => `${name}:${lines.linePos(offset).line}`;
  // Messages without excerpts, which may contain a secret.
  const broken = groupBy(document.errors, ({ pos: [start] }) => lines.linePos(start).line);
  if (broken.length > 0) {
    const texts = source.split('\n');
    const hint = unquoted(broken.map(([line]) => texts[line - 1] ?? ''));
    const messages = broken.map(([line, [first]]) => `${name}:${line}: ${inPlainWords(first.message)}`);
    // A tab causes errors in the lines after it: of these, only other tabs are reported.
    const firstTab = messages.findIndex((one) => one.endsWith(TAB));
    const relevant = messages.filter((one, at) => firstTab < 0 || at < firstTab || one.endsWith(TAB));
    throw new ConfigError([...shortened(relevant), ...hint].join('\n'));
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

/** The first messages, since later ones are usually consequences. */
function shortened(messages: readonly string[]): string[] {
  const most = 5;
  return messages.length <= most ? [...messages] : [...messages.slice(0, most), `and ${messages.length - most} more`];
}

/** Advice for a variable without quotes, whose braces YAML parses as a mapping. */
function unquoted(broken: readonly string[]): string[] {
  const variable = broken.map((line) => /: {0,3}(\$\{\w+\})/.exec(line)?.[1]).find((found) => found !== undefined);
  return variable === undefined ? [] : [`Put quotes around a variable: '${variable}'`];
}

function plainValue(document: Document, name: string): unknown {
  try {
    return document.toJS() as unknown;
  } catch (error) {
    // Not the message of the library: it quotes the text, which may be a secret that begins with an asterisk.
    throw new ConfigError(`${name}: ${aliasProblem(error)}`);
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
