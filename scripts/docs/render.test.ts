import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { render } from './render.ts';

it('names the file and the reason when a contract cannot be rendered, and leaves nothing behind', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'docs-render-'));
  try {
    const broken = render(
      { file: '/contracts/broken/openapi.json', content: '{"openapi": ' },
      join(folder, 'page.html'),
    );
    await expect(broken).rejects.toThrow(/\/contracts\/broken\/openapi\.json cannot be rendered: .*unexpected end/);
    expect(await readdir(folder)).toEqual([]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
