import { describe, expect, it } from 'vitest';
import { html } from '../html.ts';
import { fence, inline, joined, plain, table } from './inline.ts';

describe('a line of text', () => {
  it('turns names into code, and into links where they lead somewhere', () => {
    const link = (name: string) => (name === 'Api' ? '/api.html' : undefined);
    expect(inline('Of {@link Api}: `a < b`\n and <c>', link).toString()).toBe(
      'Of <a href="/api.html"><code>Api</code></a>: <code>a &lt; b</code> and &lt;c&gt;',
    );
  });

  it('has no marks in a title', () => {
    expect(plain('It carries a `Location`\n of {@link Api.read}, **always**')).toBe(
      'It carries a Location of Api.read, always',
    );
  });

  it('is joined without a mark at either end', () => {
    expect(joined([html`a`, html`<b>b</b>`], ' & ').toString()).toBe('a &amp; <b>b</b>');
    expect(joined([], ', ').toString()).toBe('');
  });
});

describe('a block of code', () => {
  it('may hold a fence', () => {
    expect(fence('x\n```ts\ny\n```\n', 'md')).toBe('````md\nx\n```ts\ny\n```\n````');
  });
});

describe('a table', () => {
  it('is one block of HTML, with anchors for its rows', () => {
    const markup = table(['A', 'B'], [{ id: 'x', cells: [html`1`, html`2`] }, { cells: [html`3`, html`4`] }]);
    expect(markup.toString()).not.toMatch(/\n\s*\n/);
    const row = (cells: string, id = '') => new RegExp(`<tr${id}>\\s*${cells}\\s*</tr>`);
    expect(markup.toString()).toMatch(row('<td>1</td><td>2</td>', ' id="x"'));
    expect(markup.toString()).toMatch(row('<td>3</td><td>4</td>'));
  });
});
