import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { beforeAll, describe, expect, it } from 'vitest';
import { outsideAddresses } from '../outside.fixture.ts';
import siteAssets from './assets.ts';
import type { SiteFile } from './page.ts';

let assets: SiteFile[];
beforeAll(async () => {
  assets = await siteAssets();
});

describe('the assets', () => {
  it('are the style and one script for each file in browser/', () => {
    const paths = assets.map(({ path }) => path);
    const names = readdirSync(join(import.meta.dirname, '../browser'));
    const scripts = names.filter((name) => /^[a-z-]+\.ts$/.test(name)).map((name) => name.replace(/ts$/, 'js'));
    expect(scripts).toContain('site.js');
    expect(paths.sort()).toEqual(['site.css', ...scripts].map((name) => `assets/${name}`).sort());
  });

  it('are classic scripts, since a page from a folder may not load modules', () => {
    for (const { path, content } of assets.filter((one) => one.path.endsWith('.js'))) {
      // Throws on import and export.
      expect(() => new Script(content), path).not.toThrow();
    }
  });

  it('load nothing from elsewhere', () => {
    for (const { path, content } of assets) expect(outsideAddresses(content), path).toEqual([]);
  });
});
