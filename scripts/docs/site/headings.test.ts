import { describe, expect, it } from 'vitest';
import { bodyOf, slugOf } from './headings.ts';

describe('slugOf', () => {
  // What GitHub makes of these headings of the repository.
  it.each([
    ['What a verdict means', 'what-a-verdict-means'],
    ['Trying it out', 'trying-it-out'],
    ['`toV3`', 'tov3'],
    ['Offers v1, and v2', 'offers-v1-and-v2'],
    ['Anträge &amp; Vorgänge', 'anträge--vorgänge'],
    ['snake_case - and dash', 'snake_case---and-dash'],
  ])('makes an anchor of %s', (heading, slug) => {
    expect(slugOf(heading)).toBe(slug);
  });
});

describe('bodyOf', () => {
  it('gives every heading an anchor of its own, and lists the second and third level', () => {
    const { html, headings } = bodyOf('<h2>One</h2><h3>Two <code>x</code></h3><h4>Three</h4><h2>One</h2>');
    expect(headings).toEqual([
      { id: 'one', text: 'One', level: 2 },
      { id: 'two-x', text: 'Two x', level: 3 },
      { id: 'one-1', text: 'One', level: 2 },
    ]);
    expect(html).toContain(
      '<h4 id="three">Three <a class="anchor" href="#three" aria-label="Link to «Three»">#</a></h4>',
    );
  });

  it('keeps an anchor that is given, wherever it stands', () => {
    const { html, headings } = bodyOf('<h2>Report</h2><h2 class="a" id="report"><a href="/x.html">R</a></h2>');
    expect(headings.map(({ id }) => id)).toEqual(['report-1', 'report']);
    expect(html).toContain('<h2 id="report" class="a"><a href="/x.html">R</a> <a class="anchor" href="#report"');
  });

  it('puts a frame around a table', () => {
    expect(bodyOf('<table class="a"><tr></tr></table>').html).toBe(
      '<div class="table"><table class="a"><tr></tr></table></div>',
    );
  });
});
