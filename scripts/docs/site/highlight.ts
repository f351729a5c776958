/** A kind of token, as a class of the style, and what it looks like. */
type Pattern = readonly [kind: 'comment' | 'string' | 'key' | 'word' | 'number' | 'name', form: RegExp];

const NUMBER: Pattern = ['number', /\b\d+(?:\.\d+)?\b/];
const HASH_COMMENT: Pattern = ['comment', /(?<=^|\s)#.*/];
const DOUBLE_QUOTED: Pattern = ['string', /"(?:[^"\\\n]|\\.)*"/];
const SINGLE_QUOTED: Pattern = ['string', /'(?:[^'\\\n]|\\.)*'/];

const TYPESCRIPT: readonly Pattern[] = [
  ['comment', /\/\/.*|\/\*[\s\S]*?\*\//],
  ['string', /`(?:[^`\\]|\\[\s\S])*`/],
  DOUBLE_QUOTED,
  SINGLE_QUOTED,
  [
    'word',
    /\b(?:as|async|await|break|case|catch|class|const|continue|default|do|else|enum|export|extends|finally|for|from|function|if|implements|import|in|instanceof|interface|let|new|of|return|satisfies|switch|throw|try|type|typeof|while|yield|true|false|null|undefined)\b/,
  ],
  ['name', /\b[A-Z]\w*/],
  NUMBER,
];
const JSON_PATTERNS: readonly Pattern[] = [
  ['key', /"(?:[^"\\\n]|\\.)*"(?=\s*:)/],
  DOUBLE_QUOTED,
  ['word', /\b(?:true|false|null)\b/],
  ['number', /-?\b\d+(?:\.\d+)?(?:[eE][+-]?\d+)?\b/],
];
const YAML: readonly Pattern[] = [
  HASH_COMMENT,
  ['key', /(?<=^|[\s{,-])[\w$./{}*-]+(?=:(?:\s|$))/],
  DOUBLE_QUOTED,
  SINGLE_QUOTED,
  ['word', /\b(?:true|false|null)\b/],
  NUMBER,
];
const SHELL: readonly Pattern[] = [
  HASH_COMMENT,
  DOUBLE_QUOTED,
  ['string', /'[^']*'/],
  ['key', /(?<=\s)--?[a-zA-Z][\w-]*/],
  ['name', /(?<=^\s*|[|;&]\s*)(?:npm|npx|node|curl|git|cd|platform-conformance)\b/],
];
const GRAPHQL: readonly Pattern[] = [
  ['comment', /#.*/],
  ['string', /"""[\s\S]*?"""/],
  DOUBLE_QUOTED,
  [
    'word',
    /\b(?:query|mutation|fragment|on|type|input|enum|scalar|schema|interface|union|directive|true|false|null)\b/,
  ],
  ['key', /\b\w+(?=\s*:)/],
  ['name', /\$?\b[A-Z]\w*|\$\w+/],
  NUMBER,
];
const HTTP: readonly Pattern[] = [
  ['word', /(?<=^)(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)\b|HTTP\/[\d.]+/],
  ['key', /^[A-Za-z][\w-]*(?=:)/],
  ['key', /"(?:[^"\\\n]|\\.)*"(?=\s*:)/],
  DOUBLE_QUOTED,
  NUMBER,
];

const LANGUAGES: Readonly<Record<string, readonly Pattern[]>> = {
  ts: TYPESCRIPT,
  js: TYPESCRIPT,
  json: JSON_PATTERNS,
  jsonc: [['comment', /\/\/.*/], ...JSON_PATTERNS],
  yaml: YAML,
  sh: SHELL,
  bash: SHELL,
  graphql: GRAPHQL,
  http: HTTP,
};

const escapeText = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&${{ '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot' }[character] ?? ''};`);

/**
 * Colours code by classes: a few patterns for each language, enough for samples. A language that is not known stays plain.
 *
 * @param language name after the fence of the Markdown: `ts`, `sh`, …
 * @returns HTML, escaped
 */
export function highlight(code: string, language: string): string {
  const patterns = LANGUAGES[language];
  if (patterns === undefined) return escapeText(code);
  const any = new RegExp(patterns.map(([, form]) => `(${form.source})`).join('|'), 'gm');
  let result = '';
  let end = 0;
  for (const match of code.matchAll(any)) {
    const kind = patterns[match.slice(1).findIndex((group) => group !== undefined)]?.[0] ?? '';
    result += `${escapeText(code.slice(end, match.index))}<span class="code-${kind}">${escapeText(match[0])}</span>`;
    end = match.index + match[0].length;
  }
  return result + escapeText(code.slice(end));
}
