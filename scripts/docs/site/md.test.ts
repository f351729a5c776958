import MarkdownIt from 'markdown-it';
import { describe, expect, it } from 'vitest';
import { anchored, code, fence, inline, plain, table, text } from './md.ts';

const rendered = (markdown: string): string => new MarkdownIt({ html: true }).renderInline(markdown);

describe('a line of text', () => {
  it('turns names into code, and links those with an address', () => {
    const linkOf = (name: string) => (name === 'Api' ? '/api.html' : undefined);
    expect(rendered(inline('Of {@link Api}: `a < b`\n and <c> *d* `|`', linkOf))).toBe(
      'Of <a href="/api.html"><code>Api</code></a>: <code>a &lt; b</code> and &lt;c&gt; *d* <code>\\|</code>',
    );
  });

  it('is escaped', () => {
    const words = 'a_b_c [x](y) **z** <b>`&amp;` | \\ end';
    expect(rendered(text(words))).toBe('a_b_c [x](y) **z** &lt;b&gt;`&amp;` | \\ end');
  });

  it('has no Markdown in a title', () => {
    expect(plain('It carries a `Location`\n of {@link Api.read}, **always**')).toBe(
      'It carries a Location of Api.read, always',
    );
  });
});

it('a block of code may contain a fence', () => {
  expect(fence('x\n```ts\ny\n```\n', 'md')).toBe('````md\nx\n```ts\ny\n```\n````');
});

it('a table has anchors for its rows, and escapes pipes in cells', () => {
  const html = new MarkdownIt({ html: true }).render(
    table(
      ['A', 'B'],
      [
        [anchored('x', code('a|b')), text('c|d')],
        [3, '4'],
      ],
    ),
  );
  expect(html).toContain('<td><a id="x"></a><code>a|b</code></td>\n<td>c|d</td>');
  expect(html).toContain('<td>3</td>\n<td>4</td>');
});

it('a column of numbers is aligned right', () => {
  expect(table(['A', 'B'], [['3', 3]])).toBe('| A | B |\n| --- | --: |\n| 3 | 3 |');
});
