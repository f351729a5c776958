import { describe, expect, it } from 'vitest';
import prose, { FILES } from './prose.ts';
import { sourcesWith } from './sources.fixture.ts';

describe('the pages of Markdown files', () => {
  it('take title and text from the file, and the rest from their entry', async () => {
    const pages = await prose(await sourcesWith());
    for (const [section, files] of Object.entries(FILES)) {
      for (const [file, about] of Object.entries(files)) {
        const said = typeof about === 'string' ? { summary: about } : { summary: about.summary };
        expect(pages.find((page) => page.file === file)).toMatchObject({ ...said, section });
      }
    }
  });

  it.each([
    ['2026-11-30', 'end', 'in-the-remaining-days'],
    ['2026-12-01', 'ended', 'after-the-last-day'],
  ])('lead on %s to what is to be done about versions that %s', async (today, verb, section) => {
    const pages = await prose(await sourcesWith({ today }));
    const { title, markdown = '' } = pages.find(({ path }) => path === 'migrate/index.html') ?? {};
    expect(title).toBe('Moving from v1 and v2 to v3');
    expect(markdown).toMatch(new RegExp(`^<div class="notice">\\s*\\*\\*Versions 1 and 2 ${verb} on 30 November 2026`));
    expect(markdown).toContain(`](#${section})`);
    expect(markdown).toMatch(/<\/div>\n\n\nThe last day/);
  });
});
