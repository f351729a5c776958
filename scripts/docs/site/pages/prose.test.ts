import { describe, expect, it } from 'vitest';
import { PROSE_PAGES } from '../prose-pages.ts';
import prose from './prose.ts';
import { sourcesWith } from './sources.fixture.ts';

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
