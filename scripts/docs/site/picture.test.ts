import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { HOSTS } from '../../../generated/platform.ts';
import { readContracts } from '../contracts.ts';
import { picture } from './picture.ts';

const contracts = await readContracts(resolve(import.meta.dirname, '../../../generated'));
const draw = (columns: number, today = '2026-11-30') =>
  picture(contracts, { columns, today, linkTo: (id) => `/x/${id}.html` }).toString();
const count = (markup: string, part: RegExp) => Array.from(markup.matchAll(part)).length;

describe('the picture', () => {
  it.each([1, 3])('shows every host and every interface in %i columns', (columns) => {
    const markup = draw(columns);
    for (const host of HOSTS) expect(markup).toContain(`>host ${host}</text>`);
    for (const { id, title } of contracts) {
      expect(markup).toContain(`href="/x/${id}.html"`);
      expect(markup).toContain(`>${title}</text>`);
    }
    expect(count(markup, /class="interface ending"/g)).toBe(
      contracts.filter(({ sunset }) => sunset !== undefined).length,
    );
  });

  it('leads from each ending interface to what replaces it, where that stands beside it', () => {
    const successions = contracts.reduce((sum, { successors }) => sum + successors.length, 0);
    expect(count(draw(3), /class="successor"/g)).toBe(successions);
    expect(count(draw(1), /class="successor"/g)).toBe(0);
  });

  it('keeps everything inside its frame', () => {
    const markup = draw(3);
    const [width = 0, height = 0] = (/viewBox="0 0 (\d+) (\d+)"/.exec(markup) ?? []).slice(1).map(Number);
    const rects = markup.matchAll(/<rect[^>]*\sx="(\d+)"\s+y="(\d+)"\s+width="(\d+)"\s+height="(\d+)"/g);
    const ends = Array.from(rects, (match) => match.slice(1).map(Number));
    expect(ends).toHaveLength(HOSTS.length + contracts.length);
    for (const [x = 0, y = 0, w = 0, h = 0] of ends) {
      expect(x + w).toBeLessThanOrEqual(width);
      expect(y + h).toBeLessThanOrEqual(height);
    }
  });
});
