import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { createProgram } from '../../../../conformance/cli/program.ts';
import { tighten } from '../../../../conformance/engine/contract/tighten.ts';
import { inline } from '../md.ts';
import notSpecified from './not-specified.ts';
import { ROOT, sourcesWith, squeezed } from './sources.fixture.ts';

const sources = await sourcesWith();
const [{ markdown }, file] = await notSpecified(sources);

describe('the page of unspecified details', () => {
  it('lists every x-unspecified of every bundle, below its interface', async () => {
    const sections = squeezed(markdown).split('<h2 ').slice(2);
    let listed = 0;
    for (const { id, file } of sources.contracts) {
      const text = await readFile(file, 'utf8');
      const statements = Array.from(text.matchAll(/"x-unspecified":("(?:[^"\\]|\\.)*")/g), ([, value = '']) => value);
      if (statements.length === 0) continue;
      listed += 1;
      const section = sections.find((part) => part.startsWith(`id="${id}"`)) ?? '';
      expect(section.match(/<tr><td/g), id).toHaveLength(statements.length);
      for (const statement of statements) {
        const words = squeezed(inline(JSON.parse(statement) as string))
          .replace(/<\/?(?:code|p)>/g, '')
          .trim();
        expect(section.replace(/<\/?code>/g, ''), id).toContain(`<td>${words}</td>`);
      }
    }
    expect(sections).toHaveLength(listed);
  });

  it('escapes texts of the contracts', async () => {
    const [contract] = sources.contracts;
    if (contract === undefined) throw new Error('no contract');
    const open = { 'x-unspecified': '<script>alert(1)</script> & "more"' };
    const schemas = { 'A<b>': { type: 'object' as const, ...open } };
    const document = { ...contract.document, components: { schemas } };
    const [{ markdown: shown }] = await notSpecified({
      ...sources,
      contracts: [{ ...contract, title: '<img src=x>', document }],
    });
    const page = squeezed(shown);
    expect(page).not.toMatch(/<script>|<img|A<b>/);
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;more&quot;');
  });
});

describe('the example', () => {
  const [, command = ''] = /```sh\nnpx platform-conformance run (.*)\n```/.exec(markdown) ?? [];
  const overlay = `docs/examples/${command.split(' ').at(-1) ?? ''}`;

  it('is the file in the command, on the page and beside it', async () => {
    const text = await readFile(`${ROOT}/${overlay}`, 'utf8');
    expect(markdown).toContain(text.trimEnd());
    expect(file.content).toBe(text);
    expect(markdown).toContain(`](/${file.path})`);
  });

  it('tightens the interface that the page names', async () => {
    const ids = Object.keys(await tighten(`${ROOT}/${overlay}`));
    expect(ids).toHaveLength(1);
    for (const id of ids) expect(markdown).toContain(`](/rules/${id}/answers-fit-overlay.html)`);
  });

  it('is used by an existing command', () => {
    const run = createProgram({ stdout: process.stdout, stderr: process.stderr }, () => {}).commands.find(
      (one) => one.name() === 'run',
    );
    expect(run?.parseOptions(command.split(' ')).unknown).toEqual([]);
  });
});
