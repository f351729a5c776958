import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderPages } from '../eleventy.ts';
import type { Page } from '../page.ts';
import { PROSE_PAGES } from '../prose-pages.ts';
import prose, { imagesOf } from './prose.ts';
import { sourcesWith } from './sources.fixture.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"/>';

describe('the pages of Markdown files', () => {
  it('take title and text from the file, and the rest from their entry', async () => {
    const pages = await prose(await sourcesWith());
    for (const { file, path, summary } of PROSE_PAGES) {
      expect(pages.find((page) => page.path === path)).toMatchObject({ file, summary });
    }
    const migration = pages.find(({ path }) => path === 'migrate/index.html');
    expect(migration?.title).toBe('Moving from v1 and v2 to v3');
    expect(migration?.markdown).toMatch(/^<figure>[^]*class="timeline"[^]*<\/figure>\n\n\nVersions 1 and 2/);
  });
});

describe('the pictures of pages', () => {
  let root: string;
  const page = (markdown: string): Page => ({
    path: 'project/growth.html',
    file: 'docs/growth.md',
    title: 'Growth',
    summary: 'How it grows.',
    section: 'project',
    markdown,
  });

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'docs-images-'));
    await mkdir(join(root, 'docs'));
    await writeFile(join(root, 'docs/growth.svg'), SVG);
  });
  afterAll(() => rm(root, { recursive: true }));

  it('come along, once each, and the page shows them', async () => {
    const pages = [
      page('![Linear](growth.svg)\n\n![Again](./growth.svg "title") ![outside](https://example.org/a.svg)'),
    ];
    const files = await imagesOf(root, pages);
    expect(files).toEqual([{ path: 'images/docs/growth.svg', file: 'docs/growth.svg', content: SVG }]);
    const html = (await renderPages(pages, '1.0.0', files)).get('project/growth.html');
    expect(html).toContain('<img src="/images/docs/growth.svg" alt="Linear">');
    expect(html).toContain('<img src="/images/docs/growth.svg" alt="Again" title="title">');
  });

  it('must be there, and be SVG', async () => {
    await expect(imagesOf(root, [page('![](gone.svg)')])).rejects.toThrow(/docs\/gone\.svg: a page shows this/);
    await expect(imagesOf(root, [page('![](photo.png)')])).rejects.toThrow(/docs\/photo\.png: .* SVG/);
  });
});
