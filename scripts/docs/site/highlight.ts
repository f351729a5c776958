import MarkdownIt from 'markdown-it';
import { createCssVariablesTheme, createHighlighter } from 'shiki';

/** What the theme tells apart, as a class of the style. */
const KINDS: Readonly<Record<string, string>> = {
  comment: 'comment',
  string: 'string',
  'string-expression': 'string',
  keyword: 'word',
  constant: 'number',
  function: 'name',
};

const { escapeHtml } = new MarkdownIt().utils;
const theme = createCssVariablesTheme({ name: 'classes', variablePrefix: '--' });
const langs = ['ts', 'js', 'json', 'jsonc', 'yaml', 'sh', 'graphql', 'http'];
const highlighter = await createHighlighter({ themes: [theme], langs });

/**
 * Colours code by classes, since the policy of the pages forbids styles. A language that is not known stays plain.
 *
 * @param language name after the fence of the Markdown: `ts`, `sh`, …
 * @returns HTML, escaped
 */
export function highlight(code: string, language: string): string {
  if (!langs.includes(language)) return escapeHtml(code);
  // On a busy machine a limit of time would leave the rest of a line plain, and make other pages of the same sources.
  const { tokens } = highlighter.codeToTokens(code, { lang: language as 'ts', theme: 'classes', tokenizeTimeLimit: 0 });
  const lines = tokens.map((line) =>
    line.map(({ content, color = '' }) => {
      const kind = KINDS[/token-([a-z-]+)/.exec(color)?.[1] ?? ''];
      const text = escapeHtml(content);
      return kind === undefined ? text : `<span class="code-${kind}">${text}</span>`;
    }),
  );
  return lines.map((line) => line.join('')).join('\n');
}
