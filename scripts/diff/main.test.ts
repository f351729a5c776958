import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeCache } from '../generate/cache.ts';
import { digestOfInputs } from '../generate/fingerprint.ts';
import { ended } from '../output.fixture.ts';
import { BROKEN_DOCUMENT, makeCheckout, type Checkout } from './checkout.fixture.ts';
import { DOCUMENT } from './labelled/document.fixture.ts';
import { SDL } from './labelled/sdl.fixture.ts';
import { main } from './main.ts';
import type { DiffReport } from './report.ts';

const TODAY = '2030-06-01';
const diff = ({ root }: Checkout, ...argv: string[]) => diffOn(TODAY, root, ...argv);
const diffOn = (today: string, root: string, ...argv: string[]) =>
  ended((output) => main(argv, { root, today, ...output }));

const reworded = { ...DOCUMENT, info: { ...DOCUMENT.info, description: 'In other words.' } };

describe('the comparison', () => {
  it('says that nothing has changed', async () => {
    const { code, output } = await diff(await makeCheckout());
    expect({ code, output }).toEqual({ code: 0, output: 'Nothing has changed since 0.1.0 (releases/0.1.0).' });
  });

  it('lists changes, highest level first, and names the next version', async () => {
    const checkout = await makeCheckout({ version: '1.4.2' });
    await checkout.changeDocument({ ...BROKEN_DOCUMENT, info: reworded.info });
    const { code, output } = await diff(checkout);
    expect(code).toBe(0);
    expect(output).toMatch(/^major {2}things {2}#\/paths\/~1things~1\{id\}\S*\n {4}\S/);
    expect(output).toMatch(/^patch {2}things {2}#\/info/m);
    expect(output).toContain('since 1.4.2: major. Next version: 2.0.0.');
  });

  it('raises the minor number below 1.0.0, and says so', async () => {
    const checkout = await makeCheckout();
    await checkout.changeDocument(BROKEN_DOCUMENT);
    expect((await diff(checkout)).output).toContain('Next version: 0.2.0 (below 1.0.0 the minor number rises).');
  });

  it('prints JSON', async () => {
    const checkout = await makeCheckout();
    await checkout.write('generated/things/schema.graphql', 'type Query { thing: Int }');
    const report = JSON.parse((await diff(checkout, '--json')).output) as DiffReport;
    expect(report).toMatchObject({ base: { version: '0.1.0' }, level: 'major', nextVersion: '0.2.0' });
    expect(report.changes).toContainEqual({
      interface: 'things',
      where: 'Thing',
      what: "Type 'Thing' was removed",
      level: 'major',
      rule: 'type-removed',
    });
  });

  it('reports added and removed interfaces', async () => {
    const checkout = await makeCheckout();
    await checkout.write('generated/more/openapi.json', DOCUMENT);
    await rm(join(checkout.root, 'generated/things/schema.graphql'));
    const { changes } = JSON.parse((await diff(checkout, '--json')).output) as DiffReport;
    expect(changes.map(({ where, level }) => [where, level])).toEqual([
      ['more/openapi.json', 'minor'],
      ['things/schema.graphql', 'major'],
    ]);
  });

  it.each([
    ['2030-01-31', '2030-01-31', 'major'],
    ['2030-01-31', '2030-05-01', 'major'],
    ['2030-01-31', '2030-05-02', 'minor'],
    [undefined, '2030-05-02', 'major'],
  ])('allows removing an interface 90 days after its last day: %s, removed on %s', async (sunset, today, level) => {
    const { root, write } = await makeCheckout();
    const last = { ...DOCUMENT, ...(sunset !== undefined && { 'x-sunset': sunset }) };
    await write('releases/0.1.0/generated/things/openapi.json', last);
    await write('generated/more/openapi.json', DOCUMENT);
    await rm(join(root, 'generated/things'), { recursive: true });
    const { changes } = JSON.parse((await diffOn(today, root, '--json')).output) as DiffReport;
    const gone = changes.filter(({ where }) => where.startsWith('things/'));
    expect(gone.map((change) => change.level)).toEqual([level, level]);
  });

  it('says which document cannot be compared', async () => {
    const checkout = await makeCheckout();
    await checkout.write('generated/things/openapi.json', '{ "openapi": ');
    const { code, errors } = await diff(checkout);
    expect(code).toBe(2);
    expect(errors).toContain('things/openapi.json');
  });

  it.each([[['--bass', 'v1']], [['more']]])('refuses %j', async (argv) => {
    const { code, errors } = await diff(await makeCheckout(), ...argv);
    expect(code).toBe(2);
    expect(errors).toContain('Usage: npm run diff');
  });

  it('prints help', async () => {
    expect(await diff(await makeCheckout(), '--help')).toMatchObject({ code: 0, errors: '' });
  });
});

describe('contracts changed since the last generation', () => {
  const WARNING = 'generated/ may be older than specs/: run npm run generate first.';

  it('cause a warning, and nothing else', async () => {
    const checkout = await makeCheckout();
    await checkout.write('specs/things.yaml', 'openapi: 3.1.0\n');
    await writeCache(checkout.root, { inputs: await digestOfInputs(checkout.root), outputs: '', files: 2 });
    expect(await diff(checkout)).toMatchObject({ code: 0, errors: '' });
    await checkout.write('specs/things.yaml', 'openapi: 3.1.1\n');
    const { output, ...ended } = await diff(checkout, '--json');
    expect(ended).toEqual({ code: 0, errors: WARNING });
    expect(JSON.parse(output)).toMatchObject({ level: 'none' });
    expect(await diff(checkout, '--check')).toMatchObject({ code: 0, errors: WARNING });
  });

  it('cause no warning without a recorded generation', async () => {
    const checkout = await makeCheckout();
    await checkout.write('specs/things.yaml', 'openapi: 3.1.0\n');
    expect(await diff(checkout)).toMatchObject({ code: 0, errors: '' });
  });
});

describe('the base', () => {
  it('is the folder or tag given by --base', async () => {
    const checkout = await makeCheckout();
    checkout.tag('v0.1.0');
    await checkout.changeDocument(reworded);
    const summary = '1 change since 0.1.0: patch. Next version: 0.1.1.';
    expect((await diff(checkout, '--base', 'v0.1.0')).output).toContain(summary);
    expect((await diff(checkout, '--base', join(checkout.root, 'releases/0.1.0'))).output).toContain(summary);
    expect((await diff(checkout, '--base', checkout.root)).output).toContain('Nothing has changed');
  });

  it('is refused when it is neither', async () => {
    const { code, errors } = await diff(await makeCheckout(), '--base', 'v9.9.9');
    expect({ code, errors }).toEqual({
      code: 2,
      errors: 'v9.9.9 is neither a folder nor a tag here. A shallow clone has no tags: git fetch --tags',
    });
  });

  it('is refused when it would be an option of git', async () => {
    const checkout = await makeCheckout();
    checkout.tag('v0.1.0');
    const { code, errors } = await diff(checkout, '--base=--since=yesterday');
    expect({ code, errors: errors.split('. ')[0] }).toEqual({
      code: 2,
      errors: '--since=yesterday is neither a folder nor a tag here',
    });
  });

  it('is refused when it holds no contracts', async () => {
    const checkout = await makeCheckout();
    await rename(join(checkout.root, 'generated'), join(checkout.root, 'elsewhere'));
    checkout.tag('v0.0.1');
    await rename(join(checkout.root, 'elsewhere'), join(checkout.root, 'generated'));
    expect(await diff(checkout, '--base', 'v0.0.1')).toMatchObject({
      code: 2,
      errors: 'v0.0.1 holds no contracts: it has no folder generated/.',
    });
  });

  it('is the folder in releases/; files there do not count', async () => {
    const checkout = await makeCheckout({ version: '0.10.0' });
    await checkout.write('releases/README.md', 'Releases.');
    expect((await diff(checkout)).output).toContain('since 0.10.0');
  });

  it('is refused when releases/ contains several', async () => {
    const checkout = await makeCheckout();
    await checkout.write('releases/0.10.0/generated/things/openapi.json', DOCUMENT);
    await checkout.write('releases/0.9.0/generated/things/openapi.json', DOCUMENT);
    expect(await diff(checkout)).toMatchObject({
      code: 2,
      errors:
        'releases/ holds 0.1.0, 0.9.0, 0.10.0, and only the last release belongs there: npm run release:version sees to it.',
    });
  });

  it('must equal the content of its tag', async () => {
    const checkout = await makeCheckout();
    checkout.tag('v0.1.0');
    expect((await diff(checkout)).code).toBe(0);
    // Changing the base together with the contract would bypass the gate.
    await checkout.changeDocument(BROKEN_DOCUMENT);
    await checkout.write('releases/0.1.0/generated/things/openapi.json', JSON.stringify(BROKEN_DOCUMENT));
    const { code, errors } = await diff(checkout, '--check');
    expect(code).toBe(2);
    expect(errors).toBe('releases/0.1.0 is not what the tag v0.1.0 holds: things/openapi.json. Restore it.');
  });

  it('may be missing before the first release', async () => {
    const checkout = await makeCheckout();
    await rm(join(checkout.root, 'releases'), { recursive: true });
    const { code, errors } = await diff(checkout);
    expect(code).toBe(2);
    expect(errors).toContain('There has been no release');
  });
});

describe('the gate', () => {
  it('refuses a breaking change labelled as a patch', async () => {
    const checkout = await makeCheckout();
    await checkout.changeDocument(BROKEN_DOCUMENT);
    await checkout.announce({ 'platform-contracts': 'patch', 'platform-conformance': 'patch' });
    const { code, errors } = await diff(checkout, '--check');
    expect(code).toBe(1);
    expect(errors).toContain(
      'platform-contracts and platform-conformance: the contracts have major changes since 0.1.0, so the next version must be 0.2.0 ' +
        'at least. The changesets announce 0.1.1: write «"platform-contracts": minor» into .changeset/<name>.md; one is enough,',
    );
    expect(errors).not.toContain('\n');
  });

  it('refuses a breaking change labelled as minor from 1.0.0 on, but accepts it below', async () => {
    for (const [version, code] of [
      ['1.0.0', 1],
      ['0.9.0', 0],
    ] as const) {
      const checkout = await makeCheckout({ version });
      await checkout.changeDocument(BROKEN_DOCUMENT);
      await checkout.announce({ 'platform-contracts': 'minor' });
      expect((await diff(checkout, '--check')).code, version).toBe(code);
    }
  });

  it('refuses a change without a changeset', async () => {
    const checkout = await makeCheckout();
    await checkout.changeDocument(reworded);
    const { code, errors } = await diff(checkout, '--check');
    expect(code).toBe(1);
    expect(errors).toContain('The changesets announce 0.1.0: write «"platform-contracts": patch»');
  });

  it('uses the highest level of the changesets; one changeset is enough for both packages', async () => {
    const checkout = await makeCheckout();
    await checkout.changeDocument(BROKEN_DOCUMENT);
    await checkout.announce({ 'platform-contracts': 'patch' });
    await checkout.announce({ 'platform-contracts': 'minor' });
    expect(await diff(checkout, '--check')).toMatchObject({
      code: 0,
      output: expect.stringContaining('Announced: platform-contracts 0.2.0, platform-conformance 0.2.0.') as string,
    });
  });

  it('reports problems as JSON', async () => {
    const checkout = await makeCheckout();
    await checkout.changeDocument(reworded);
    const { code, output } = await diff(checkout, '--check', '--json');
    expect(code).toBe(1);
    expect(JSON.parse(output)).toMatchObject({
      level: 'patch',
      planned: [{ name: 'platform-contracts', version: '0.1.0' }, {}],
      tooLow: [expect.any(String)],
    });
  });

  describe('when the version was raised by hand and the changed contracts were put into releases/', () => {
    async function raisedTo(version: string, document: object): Promise<Checkout> {
      const checkout = await makeCheckout();
      checkout.tag('v0.1.0');
      await rm(join(checkout.root, 'releases/0.1.0'), { recursive: true });
      for (const folder of ['generated', `releases/${version}/generated`]) {
        await checkout.write(`${folder}/things/openapi.json`, JSON.stringify(document));
        await checkout.write(`${folder}/things/schema.graphql`, SDL);
      }
      for (const [path, name] of [
        ['package.json', 'platform-contracts'],
        ['conformance/package.json', 'platform-conformance'],
      ] as const) {
        await checkout.write(path, { name, version });
      }
      return checkout;
    }

    it('refuses a version that is too low compared with the highest tag below it', async () => {
      const checkout = await raisedTo('0.1.1', BROKEN_DOCUMENT);
      const { code, errors } = await diff(checkout, '--check');
      expect({ code, errors }).toEqual({
        code: 1,
        errors:
          'releases/0.1.1: its contracts have major changes since v0.1.0, so its version must be 0.2.0 at least. ' +
          'Restore the version and 0.1.0 in releases/, and announce the change in .changeset/.',
      });
      // Comparing without --check still works.
      expect((await diff(checkout)).code).toBe(0);
    });

    it('accepts a version that is high enough', async () => {
      expect(await diff(await raisedTo('0.2.0', BROKEN_DOCUMENT), '--check')).toMatchObject({ code: 0, errors: '' });
      expect(await diff(await raisedTo('0.1.1', reworded), '--check')).toMatchObject({ code: 0, errors: '' });
    });

    it('does not check a published version again', async () => {
      const checkout = await raisedTo('0.1.1', BROKEN_DOCUMENT);
      checkout.tag('v0.1.1');
      expect(await diff(checkout, '--check')).toMatchObject({ code: 0, errors: '' });
    });

    it('considers only tags of versions that HEAD contains', async () => {
      const other = await raisedTo('0.1.1', BROKEN_DOCUMENT);
      other.git('tag', 'v0.1.0-rc.1', 'v0.1.0');
      other.git('tag', '--delete', 'v0.1.0');
      expect((await diff(other, '--check')).code).toBe(0);

      const elsewhere = await raisedTo('0.1.1', BROKEN_DOCUMENT);
      elsewhere.git('checkout', '--quiet', '--orphan', 'other');
      elsewhere.git('commit', '--quiet', '--allow-empty', '--message', 'Something else');
      expect((await diff(elsewhere, '--check')).code).toBe(0);
    });
  });

  it('refuses a changeset for an unknown package', async () => {
    const checkout = await makeCheckout();
    await checkout.announce({ 'platform-contract': 'minor' });
    const { code, errors } = await diff(checkout, '--check');
    expect({ code, errors }).toEqual({
      code: 2,
      errors:
        '.changeset/change-1.md names «platform-contract»: there are only «platform-contracts» and «platform-conformance».',
    });
  });
});
