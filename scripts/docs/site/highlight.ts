import { createCssVariablesTheme, createHighlighterCore } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import MarkdownIt from 'markdown-it';

/** What the theme tells apart, as a class of the style. */
const KINDS: Readonly<Record<string, string>> = {
  comment: 'comment',
  string: 'string',
  'string-expression': 'string',
  keyword: 'word',
  constant: 'number',
  function: 'name',
  parameter: 'key',
};

const { escapeHtml: escaped } = new MarkdownIt().utils;
const theme = createCssVariablesTheme({ name: 'classes', variablePrefix: '--' });
const highlighter = await createHighlighterCore({
  themes: [theme],
  langs: [
    import('shiki/langs/typescript.mjs'),
    import('shiki/langs/javascript.mjs'),
    import('shiki/langs/json.mjs'),
    import('shiki/langs/jsonc.mjs'),
    import('shiki/langs/yaml.mjs'),
    import('shiki/langs/shellscript.mjs'),
    import('shiki/langs/graphql.mjs'),
    import('shiki/langs/http.mjs'),
  ],
  engine: createJavaScriptRegexEngine(),
});
const languages = new Set(highlighter.getLoadedLanguages());
/** Rules of one family are one file each, which several pages show. */
const known = new Map<string, string>();

/**
 * Colours code by classes, since the policy of the pages forbids styles. A language that is not known stays plain.
 *
 * @param language name after the fence of the Markdown: `ts`, `sh`, …
 * @returns HTML, escaped
 */
export function highlight(code: string, language: string): string {
  if (!languages.has(language)) return escaped(code);
  const key = `${language}\n${code}`;
  const found = known.get(key) ?? coloured(code, language);
  known.set(key, found);
  return found;
}

function coloured(code: string, lang: string): string {
  const lines = highlighter.codeToTokensBase(code, { lang, theme: theme.name ?? '' });
  const texts = lines.map((tokens) =>
    tokens.map(({ content, color = '' }) => {
      const kind = KINDS[/token-([a-z-]+)/.exec(color)?.[1] ?? ''];
      return kind === undefined ? escaped(content) : `<span class="code-${kind}">${escaped(content)}</span>`;
    }),
  );
  return texts.map((line) => line.join('')).join('\n');
}
