import { beforeAll, describe, expect, it } from 'vitest';
import { renderPages } from './layout.ts';
import { withSiteLinks } from './links.ts';
import { slugOf } from './markdown.ts';
import type { Page } from './page.ts';

const page = (path: string, markdown: string, more: Partial<Page> = {}): Page => ({
  path,
  title: `<${path}> & more`,
  summary: 'A "summary".',
  section: 'project',
  markdown,
  ...more,
});

let rendered: Map<string, string>;
const html = (path: string) => rendered.get(path) ?? '';
const prose = (path: string) => /<div class="prose">\n([\s\S]*?)<\/div>\s*<\/main>/.exec(html(path))?.[1]?.trim();

beforeAll(async () => {
  const pages = [
    page('index.html', 'Start'),
    page('a/guide.html', '[see](other.md#there), [gone](../gone.ts), [out](https://example.org/), [own](/index.html)', {
      file: 'docs/guide.md',
      scripts: ['try-it'],
    }),
    page('a/other.html', '## There\n\n### Two `x`\n\n## There\n\n#### [Own](/index.html) {#mine}', {
      file: 'docs/other.md',
      unlisted: true,
    }),
    page('a/index.html', 'Of the folder.', { file: 'docs/README.md', shortTitle: 'Folder' }),
    page(
      'code.html',
      '```ts\nconst a = `{{ b }}`;\n```\n\n| a | b |\n| --- | ---: |\n| 1 | 2 |\n\n    indented\n\n`GET /v1/finanzierungsVorschlaege` `short/one` `--allow-writes` `http://127.0.0.1:4010/api`\n\naVeryLongNameInProse',
    ),
    page('links.html', '[folder](docs/), [file](docs/a.yaml)', { file: 'LINKS.md' }),
  ];
  const files = [{ path: 'examples/a.yaml', file: 'docs/a.yaml', content: 'a: 1' }];
  rendered = renderPages(withSiteLinks(pages, files), '1.2.3');
});

describe('a page', () => {
  it('has its path, and an escaped title, summary and version', () => {
    expect([...rendered.keys()].sort()).toEqual(
      ['a/guide.html', 'a/index.html', 'a/other.html', 'code.html', 'index.html', 'links.html'].sort(),
    );
    expect(html('code.html')).toContain('<title>&lt;code.html&gt; &amp; more · Platform contracts</title>');
    expect(html('code.html')).toContain('<h1>&lt;code.html&gt; &amp; more</h1>');
    expect(html('code.html')).toContain('content="A &quot;summary&quot;."');
    expect(html('code.html')).toContain('Platform contracts 1.2.3');
  });

  it('may only run scripts of the site, and only call mocks on this machine', () => {
    const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html('index.html'))?.[1] ?? '';
    const directives = policy.replaceAll('&#39;', "'").split('; ');
    expect(directives).toContain("default-src 'none'");
    expect(directives).toContain("script-src 'self' file:");
    expect(directives).toContain('connect-src http://127.0.0.1:* http://localhost:*');
    expect(policy).not.toMatch(/unsafe|https:/);
  });

  it('is marked in the navigation and the breadcrumbs', () => {
    expect(html('a/index.html')).toMatch(/<a href="\/a\/index.html" aria-current="page">Folder<\/a>/);
    expect(html('a/other.html')).toMatch(/<a href="\/a\/index.html" aria-current="true">Folder<\/a>/);
    expect(html('a/other.html')).toMatch(/<nav class="trail" aria-label="Breadcrumb">/);
    expect(html('a/other.html')).not.toContain('<a href="/a/other.html"');
    expect(html('index.html')).not.toContain('class="trail"');
  });

  it('links to its Markdown version', () => {
    expect(html('a/guide.html')).toContain('<link rel="alternate" type="text/markdown" href="/a/guide.md">');
  });

  it('has a table of contents from three headings on', () => {
    expect(html('a/other.html')).toContain('<li class="level-2"><a href="#there">There</a></li>');
    expect(html('a/other.html')).toContain('<li class="level-3"><a href="#two-x">Two x</a></li>');
    expect(html('a/other.html')).not.toContain('<a href="#mine">Own');
    expect(html('a/guide.html')).not.toContain('class="contents"');
  });

  it('gives every heading an anchor: the given one, or as GitHub does', () => {
    const ids = Array.from((prose('a/other.html') ?? '').matchAll(/<h\d id="([^"]+)"/g), ([, id]) => id);
    expect(ids).toEqual(['there', 'two-x', 'there-1', 'mine']);
    expect(prose('a/other.html')).toMatch(
      /<h4 id="mine"><a href="\/index.html">Own<\/a>.* aria-label="Link to «Own»">#<\/a><\/h4>/,
    );
  });

  // Anchors that GitHub makes for these headings.
  it.each([
    ['What a verdict means', 'what-a-verdict-means'],
    ['toV3', 'tov3'],
    ['Offers v1, and v2', 'offers-v1-and-v2'],
    ['Anträge & Vorgänge', 'anträge--vorgänge'],
    ['snake_case - and dash', 'snake_case---and-dash'],
  ])('makes an anchor of %s', (heading, slug) => {
    expect(slugOf(heading)).toBe(slug);
  });

  it('has the index pages of its ancestors in the breadcrumbs', () => {
    const trail = (path: string) =>
      Array.from(html(path).matchAll(/<nav class="trail"[\s\S]*?<\/nav>/g), ([nav]) =>
        nav.replace(/<[^>]+>\s*/g, '|'),
      ).join();
    expect(trail('a/other.html')).toContain('Folder');
  });

  it('loads its scripts', () => {
    expect(html('a/guide.html')).toContain('<script src="/assets/try-it.js" defer></script>');
    expect(html('a/other.html')).not.toContain('try-it.js');
  });

  it('has the relative address of the root', () => {
    expect(html('a/guide.html')).toContain('data-root="../"');
    expect(html('index.html')).toContain('data-root=""');
  });
});

describe('links of a Markdown file', () => {
  it('lead to the pages of other files, or become text if there is no page', () => {
    expect(prose('a/guide.html')).toBe(
      '<p><a href="/a/other.html#there">see</a>, gone (gone.ts), <a href="https://example.org/">out</a>, ' +
        '<a href="/index.html">own</a></p>',
    );
    expect(prose('links.html')).toBe('<p><a href="/a/index.html">folder</a>, <a href="/examples/a.yaml">file</a></p>');
  });
});

describe('Markdown', () => {
  it('has highlighted code, and is not a template', () => {
    expect(prose('code.html')).toContain('<span class="code-string">`{{ b }}`</span>');
  });

  it('lets long names break before their segments and words', () => {
    expect(prose('code.html')).toContain('<code>GET /v1<wbr />/finanzierungs<wbr />Vorschlaege</code>');
    expect(prose('code.html')).toContain('<code>short/one</code>');
    expect(prose('code.html')).toContain('<code>http://127.0.0.1:4010<wbr />/api</code>');
    expect(prose('code.html')).toContain('<p>a<wbr />Very<wbr />Long<wbr />Name<wbr />In<wbr />Prose</p>');
  });

  it('keeps the hyphens of an option together', () => {
    expect(prose('code.html')).toContain('<code><span class="option">--allow-writes</span></code>');
  });

  it('aligns cells without inline styles, which the policy forbids', () => {
    expect(prose('code.html')).toContain('<td class="align-right">2</td>');
    for (const text of rendered.values()) expect(text).not.toMatch(/\sstyle=/);
  });
});
