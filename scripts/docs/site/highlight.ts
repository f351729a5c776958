import MarkdownIt from 'markdown-it';
import { createCssVariablesTheme, createHighlighter } from 'shiki';

/** CSS classes by the theme's token types. */
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
 * Highlights code with classes, since the policy of the pages forbids inline styles. Code in an unknown language stays plain.
 *
 * @param language name after the fence of the Markdown: `ts`, `sh`, …
 * @returns HTML, escaped
 */
export function highlight(code: string, language: string): string {
  if (!langs.includes(language)) return escapeHtml(code);
  // Without a time limit, which would leave the rest of a line plain on a busy machine.
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
