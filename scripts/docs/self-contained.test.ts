import { describe, expect, it } from 'vitest';
import { outsideAddresses, selfContained } from './self-contained.ts';

describe('outsideAddresses', () => {
  it.each([
    '<script async src="https://cdn.example/a.js"></script>',
    "<img alt='x' src='//cdn.example/a.js'>",
    '<link rel="stylesheet" href="https://cdn.example/a.js">',
    '<style>@import "https://cdn.example/a.js";</style>',
    '<style>@font-face { src: url(https://cdn.example/a.js) }</style>',
    '<p style="background: url(\'//cdn.example/a.js\')">',
  ])('finds %s', (markup) => {
    expect(outsideAddresses(markup)).toEqual([expect.stringMatching(/^(https:)?\/\/cdn\.example\/a\.js$/)]);
  });

  it.each([
    '<a href="https://example.org/">a link to click</a>',
    '<img src="data:,">',
    '<script src="local.js"></script>',
    '<style>p { background: url(data:image/png;base64,AA) }</style>',
  ])('leaves %s', (markup) => {
    expect(outsideAddresses(markup)).toEqual([]);
  });
});

describe('selfContained', () => {
  it('takes out the logo, forbids loading, and leads back', () => {
    const page = selfContained(
      '<html><head></head><body><script>logo=`https://cdn.redoc.ly/redoc/logo.svg`</script></body></html>',
      'openapi.json',
      { 'Start page': '../index.html', Interface: '../interfaces/a.html' },
    );
    expect(page).toContain('logo=`data:,`');
    expect(page).toContain('<meta http-equiv="Content-Security-Policy" content="default-src &#39;none&#39;');
    expect(page).toContain(
      '<nav id="site" aria-label="Site"><a href="../index.html">Start page</a> · <a href="../interfaces/a.html">Interface</a></nav>',
    );
  });

  it('mends the style at the end of the head, where it wins', () => {
    const page = selfContained('<html><head><style>a {}</style></head><body></body></html>', 'openapi.json', {});
    expect(page).toMatch(/<style>a \{\}<\/style><style>[^<]*#site \{[^<]*<\/style>\n<\/head>/);
  });

  it('lets the navigation lead to sections of the page, and other links where they led', () => {
    const route = '<a class="a" href="/partner/create" data-discover="true">';
    const other = '<a href="https://example.org/a"><a href="#/b" data-discover="true">';
    const page = selfContained(`<html><head></head><body>${route}${other}</body></html>`, 'openapi.json', {});
    expect(page).toContain(`<a class="a" href="#/partner/create" data-discover="true">${other}`);
  });

  it('refuses a page that would still load something from elsewhere', () => {
    const page = '<html><head><script src="https://cdn.example/a.js"></script></head><body></body></html>';
    expect(() => selfContained(page, 'openapi.json', {})).toThrow(/openapi\.json.*https:\/\/cdn\.example\/a\.js/);
  });
});
