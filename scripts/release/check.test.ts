import { describe, expect, it } from 'vitest';
import { BROKEN_DOCUMENT, makeCheckout } from '../diff/checkout.fixture.ts';
import { checkRelease } from './check.ts';

const TODAY = '2030-02-01';

const write = () => undefined;

describe('a trial release', () => {
  it('reports all problems, including those of npm', async () => {
    const checkout = await makeCheckout();
    await checkout.write('package.json', { name: 'platform-contracts', version: 'one', exports: {} });
    await checkout.write('conformance/LICENSE', 'ISC');
    const problems = await checkRelease(checkout.root, { tag: undefined, today: TODAY, write });
    expect(problems).toContain('platform-conformance: its LICENSE is missing, or not the one of the repository.');
    expect(problems).toContainEqual(expect.stringMatching(/^npm publish --dry-run fails for platform-contracts:/));
    expect(problems).toContain('platform-conformance: README.md is missing.');
  });

  it('reports a problem of both versions and tag once', async () => {
    const checkout = await makeCheckout({ version: '1.0.1' });
    checkout.tag('v1.0.0');
    await checkout.changeDocument(BROKEN_DOCUMENT);
    await checkout.write('releases/1.0.1/generated/things/openapi.json', JSON.stringify(BROKEN_DOCUMENT));
    const problems = await checkRelease(checkout.root, { tag: 'v1.0.1', today: TODAY, write });
    expect(problems.filter((problem) => problem.startsWith('releases/1.0.1: '))).toHaveLength(1);
  });
});
