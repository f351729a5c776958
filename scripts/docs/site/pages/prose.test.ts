import { describe, expect, it } from 'vitest';
import prose, { FILES } from './prose.ts';
import { sourcesWith } from './sources.fixture.ts';

describe('the pages of Markdown files', () => {
  it('take title and text from the file, and the rest from the table', async () => {
    const pages = await prose(await sourcesWith());
    for (const [section, files] of Object.entries(FILES)) {
      for (const [file, about] of Object.entries(files)) {
        const said = typeof about === 'string' ? { summary: about } : { summary: about.summary };
        expect(pages.find((page) => page.file === file)).toMatchObject({ ...said, section });
      }
    }
  });

  it('link to what to do about ended versions, and what to expect of them', async () => {
    const pages = await prose(await sourcesWith());
    const { title, markdown = '' } = pages.find(({ path }) => path === 'migrate/index.html') ?? {};
    expect(title).toBe('Moving from v1 and v2 to v3');
    expect(markdown).toMatch(/^<div class="notice">\s*\*\*End of life: 30 November 2026\*\*/);
    for (const section of ['How to move', 'What v1 and v2 answer now']) {
      expect(markdown).toContain(`](#${section.toLowerCase().replaceAll(' ', '-')})`);
      expect(markdown).toContain(`\n## ${section}\n`);
    }
    expect(markdown).toMatch(/<\/div>\n\n\nVersions 1 and 2/);
  });
});
