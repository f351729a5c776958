import { describe, expect, it } from 'vitest';
import { navigationOf, trailTo } from './navigation.ts';
import type { Page } from './page.ts';

const page = (path: string, section: Page['section'], more: Partial<Page> = {}): Page => ({
  path,
  title: `Title of ${path}`,
  summary: '',
  section,
  markdown: '',
  ...more,
});

const pages = [
  page('rules/index.html', 'rules', { shortTitle: 'All rules' }),
  page('index.html', 'start'),
  page('rules/a/b.html', 'rules', { unlisted: true }),
  page('operate/guide.html', 'operate'),
];
const byPath = new Map(pages.map((one) => [one.path, one]));
const trail = (path: string) => trailTo(byPath.get(path) ?? page(path, 'project'), byPath);

describe('navigationOf', () => {
  it('groups the listed pages by section, in the order of the sections', () => {
    expect(navigationOf(pages)).toEqual([
      { section: 'start', title: 'Start', links: [{ path: 'index.html', title: 'Title of index.html' }] },
      { section: 'rules', title: 'Rules', links: [{ path: 'rules/index.html', title: 'All rules' }] },
      {
        section: 'operate',
        title: 'Operate',
        links: [{ path: 'operate/guide.html', title: 'Title of operate/guide.html' }],
      },
    ]);
  });
});

describe('trailTo', () => {
  const start = { path: 'index.html', title: 'Title of index.html' };

  it('goes through the index pages of the folders', () => {
    expect(trail('rules/a/b.html')).toEqual([start, { path: 'rules/index.html', title: 'All rules' }]);
    expect(trail('rules/index.html')).toEqual([start]);
  });

  it('names the section where it has no index page', () => {
    expect(trail('operate/guide.html')).toEqual([start, { title: 'Operate' }]);
  });

  it('is empty for the start page', () => {
    expect(trail('index.html')).toEqual([]);
  });
});
