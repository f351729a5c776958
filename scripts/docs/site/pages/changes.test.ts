import { rm, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { BROKEN_DOCUMENT, makeCheckout, type Checkout } from '../../../diff/checkout.fixture.ts';
import { DOCUMENT } from '../../../diff/labelled/document.fixture.ts';
import changes from './changes.ts';
import { sourcesWith } from './sources.fixture.ts';

/** The changelog of a checkout's only interface, and the index. */
async function pagesOf({ root }: Checkout): Promise<{ list: string; things: string }> {
  const { contracts } = await sourcesWith();
  const [any] = contracts;
  if (any === undefined) throw new Error('no contract');
  const things = {
    ...any,
    id: 'things' as 'report',
    title: 'Things',
    document: DOCUMENT as unknown as typeof any.document,
  };
  const [list, page] = await changes(await sourcesWith({ root, contracts: [things] }));
  return { list: list?.markdown ?? '', things: page?.markdown ?? '' };
}

it('says that nothing has changed since the first release', async () => {
  const { list, things } = await pagesOf(await makeCheckout());
  expect(things).toContain('Nothing has changed since 0.1.0, its first release.');
  expect(things).not.toContain('Not released yet');
  expect(list).toContain('There has been no change since the first release.');
});

it('lists breaking changes and additions, and counts changed texts', async () => {
  const checkout = await makeCheckout();
  await checkout.changeDocument({ ...BROKEN_DOCUMENT, info: { ...DOCUMENT.info, description: 'In other words.' } });
  await checkout.write('generated/things/schema.graphql', 'type Query { thing: Int, another: Int }');
  const { list, things } = await pagesOf(checkout);
  expect(things).toMatch(/## Not released yet\n\n### What breaks\n\n[^#]*\/things\/\{id\}/);
  expect(things).toMatch(/### What is new\n\n[^#]*another/);
  expect(things).toMatch(/\d change.? of descriptions/);
  expect(things).toMatch(/## 0\.1\.0\n\nThe first release that is known here/);
  expect(list).toMatch(/\| \[Things\]\(\/interfaces\/changes\/things\.html\) \| [1-9]\d* \| [1-9]\d* \| [1-9]\d* \|/);
});

it('includes the tagged releases of the repository', async () => {
  const checkout = await makeCheckout();
  checkout.tag('v0.1.0');
  await checkout.changeDocument(BROKEN_DOCUMENT);
  await checkout.write('releases/0.2.0/generated/things/openapi.json', JSON.stringify(BROKEN_DOCUMENT));
  await rename(
    join(checkout.root, 'releases/0.1.0/generated/things/schema.graphql'),
    join(checkout.root, 'releases/0.2.0/generated/things/schema.graphql'),
  );
  await rm(join(checkout.root, 'releases/0.1.0'), { recursive: true });
  const { things } = await pagesOf(checkout);
  expect(things.match(/^## .*$/gm)).toEqual(['## Version 0.2.0', '## 0.1.0']);
  expect(things).toContain('### What breaks in 0.2.0');
});
