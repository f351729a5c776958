import { describe, expect, it } from 'vitest';
import { messageOf } from '../../../conformance/message-of.ts';
import { linkPages } from './links.ts';

const others = new Map([
  ['assets/site.css', new Set<string>()],
  ['contracts/report.html', new Set(['operation/a'])],
]);

const link = (from: string, markup: string) => {
  const pages = new Map([
    ['index.html', '<h2 id="start">'],
    ['a/b/c.html', '<h2 class="x" id="end">'],
    ['a/index.html', ''],
  ]);
  pages.set(from, `${pages.get(from) ?? ''}${markup}`);
  return linkPages(pages, others).get(from);
};

describe('linkPages', () => {
  it.each([
    ['index.html', '<a href="/a/b/c.html#end">', '<a href="a/b/c.html#end">'],
    ['a/b/c.html', '<a href="/index.html#start">', '<a href="../../index.html#start">'],
    ['a/b/c.html', '<a class="x" href="/a/">', '<a class="x" href="../index.html">'],
    ['a/b/c.html', '<a href="/">', '<a href="../../index.html">'],
    ['a/b/c.html', '<a href="#end">', '<a href="#end">'],
    ['a/b/c.html', '<a href="/a/b/c.html#end">', '<a href="c.html#end">'],
    ['a/b/c.html', '<link href="/assets/site.css">', '<link href="../../assets/site.css">'],
    ['a/b/c.html', '<script src="/assets/site.css">', '<script src="../../assets/site.css">'],
    ['index.html', '<a href="/contracts/report.html#operation/a">', '<a href="contracts/report.html#operation/a">'],
    ['index.html', '<a href="/a/index.html?x=1">', '<a href="a/index.html?x=1">'],
  ])('on %s makes %s relative', (from, markup, expected) => {
    expect(link(from, markup)).toContain(expected);
  });

  it.each(['<a href="https://example.org/">', '<a href="data:,">', '<code>href=&quot;/nowhere&quot;</code>'])(
    'leaves %s',
    (markup) => {
      expect(link('index.html', markup)).toContain(markup);
    },
  );

  it('lists every broken link, with its page and a remedy', () => {
    const markup =
      '<a href="/gone.html"><a href="/a/b/c.html#gone"><a href="#away"><a href="/contracts/report.html#x">';
    const problem = ((): unknown => {
      try {
        return link('index.html', markup);
      } catch (error) {
        return error;
      }
    })();
    expect(messageOf(problem).split('\n').slice(1)).toEqual([
      expect.stringMatching(/^index\.html: \/gone\.html: there is no page gone\.html; mend the link, or add the page/),
      expect.stringMatching(/^index\.html: \/a\/b\/c\.html#gone: a\/b\/c\.html has no anchor «gone»; mend the link/),
      expect.stringMatching(/^index\.html: #away: index\.html has no anchor «away»/),
      expect.stringMatching(/^index\.html: \/contracts\/report\.html#x: contracts\/report\.html has no anchor «x»/),
    ]);
  });
});
