import ts from 'typescript';

/** What a docstring says, in parts; names in it stand in backticks or in `{@link …}`. */
export interface DocComment {
  /** Paragraphs. */
  text: readonly string[];
  parameters: readonly { name: string; text: string }[];
  returns: string | undefined;
  throws: readonly string[];
  /** Code. */
  examples: readonly string[];
  /** Why it is deprecated, and what to use instead. */
  deprecated: string | undefined;
}

/** The docstring of a declaration; without one, all parts are empty. */
export function docCommentOf(node: ts.Node): DocComment {
  const comment = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc).at(-1);
  const tags = (comment?.tags ?? []).map((tag) => ({ tag, name: tag.tagName.text, text: textOf(tag.comment) }));
  const texts = (name: string): string[] => tags.flatMap((one) => (one.name === name ? [one.text] : []));
  return {
    text: textOf(comment?.comment)
      .split(/\n\s*\n/)
      .flatMap((paragraph) => (paragraph.trim() === '' ? [] : [paragraph.trim()])),
    parameters: tags.flatMap(({ tag, text }) =>
      ts.isJSDocParameterTag(tag) ? [{ name: tag.name.getText(), text: text.replace(/^-\s*/, '') }] : [],
    ),
    returns: texts('returns')[0],
    throws: texts('throws'),
    examples: comment === undefined ? [] : examplesIn(comment.getText()),
    deprecated: texts('deprecated')[0],
  };
}

function textOf(comment: string | ts.NodeArray<ts.JSDocComment> | undefined): string {
  return ts.getTextOfJSDocComment(comment)?.trim() ?? '';
}

/** Code is taken from the text itself: the parser would take an at sign in it for a tag. */
function examplesIn(comment: string): string[] {
  const lines = comment
    .replace(/^\/\*\*|\*\/$/g, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, '').trimEnd());
  const examples: string[][] = [];
  let current: string[] | undefined;
  for (const line of lines) {
    if (/^@\w/.test(line)) {
      current = line.startsWith('@example') ? [] : undefined;
      if (current !== undefined) examples.push(current);
    } else {
      current?.push(line);
    }
  }
  return examples.map((example) => example.join('\n').trim());
}
