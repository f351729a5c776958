import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { OpenAPI3, ResponseObject } from 'openapi-typescript';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { visitParts } from '../../../conformance/contracts/contract-parts.ts';
import { operationsOf, resolveReference } from '../../../conformance/contracts/operations.ts';
import { INDEX_PAGE } from '../../../conformance/servers/site.ts';
import { INTERFACE_IDS } from '../../../generated/platform.ts';
import type { Contract } from '../contracts.ts';
import { outsideAddresses } from '../outside.fixture.ts';
import { contractFile, contractPage, interfaceLink, pathOf, schemaPage } from '../site/addresses.ts';
import type { CodeSample } from '../site/samples.ts';
import { readBuiltSite } from './built-site.fixture.ts';

const FIRST_PAGE_KB = 800;

let site: string;
let contracts: readonly Contract[];
let names: string[];

const page = (name: string) => readFile(join(site, name), 'utf8');

beforeAll(async () => {
  site = inject('lab').folder;
  const built = await readBuiltSite(site);
  contracts = built.contracts;
  names = [...built.files.keys()];
});

describe('the start page', () => {
  it('links every interface with its contract, host and mock', async () => {
    const start = await page(INDEX_PAGE);
    expect(contracts.map(({ id }) => id).sort()).toEqual([...INTERFACE_IDS].sort());
    for (const { id, title, host, mockUrl } of contracts) {
      const row = start.split('<tr>').find((markup) => markup.includes(`href="${contractPage(id)}"`));
      expect(row, id).toContain(`>${title}</a>`);
      expect(row, id).toContain(`href="${contractFile(id, 'openapi.yaml')}"`);
      expect(row, id).toContain(`<code>${host}</code>`);
      expect(row, id).toContain(`<code>${new URL(mockUrl).port}</code>`);
      expect(row, id).toContain(`href="${pathOf(interfaceLink(id))}"`);
    }
  });

  it('says when the ending interfaces end, and names their successors', async () => {
    const ending = contracts.filter(({ sunset }) => sunset !== undefined);
    const [notice = '', ...others] = (await page(INDEX_PAGE)).match(/<aside[\s\S]*?<\/aside>/g) ?? [];
    expect(others).toEqual([]);
    expect(notice).toContain('<strong>End of life: 30 November 2026.</strong>');
    expect(notice).toContain('href="migrate/index.html#every-operation"');
    const named = contracts.filter(({ id }) => notice.includes(`href="${pathOf(interfaceLink(id))}"`));
    expect(named.map(({ id }) => id)).toEqual(expect.arrayContaining(ending.map(({ id }) => id)));
    expect(notice).not.toContain('partner');
  });

  it('like every other page, states end-of-life dates without a tense', async () => {
    const tense = /\b(?:ends?|ended|ending|remaining)\b(?! of)[^.<]{0,20}(?:November 2026|2026-11-30)/gi;
    // Decisions and statements describe their own time.
    for (const name of names.filter((one) => /^(?!project|statements).*\.md$/.test(one))) {
      const prose = (await page(name)).replace(/^(`{3,}).*\n[\s\S]*?^\1$/gm, '');
      expect(prose.match(tense) ?? [], name).toEqual([]);
    }
  });

  it('has a card with a command for each of the four kinds of readers', async () => {
    const cards = (await page(INDEX_PAGE)).split('<div class="card">').slice(1);
    const commands = cards.map((card) =>
      /<code[^>]*>([\s\S]+?)<\/code>/
        .exec(card)?.[1]
        ?.replace(/<[^>]+>/g, '')
        .trim(),
    );
    expect(commands).toEqual(['npm run docs', 'npm run mock', 'npm run conformance -- --config my.yaml', 'npm pack']);
  });

  it('is light, with all that it loads', async () => {
    const loaded = (await page(INDEX_PAGE)).matchAll(/<(?:script src|link rel="stylesheet" href)="([^"]+)"/g);
    const files = [INDEX_PAGE, ...Array.from(loaded, ([, name = '']) => name)];
    expect(files.length).toBeGreaterThan(2);
    const sizes = await Promise.all(files.map(async (name) => gzipSync(await page(name)).length));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(FIRST_PAGE_KB * 1000);
  });
});

describe('the files', () => {
  it('are exactly those of the site', () => {
    for (const { id } of contracts) expect(names).toContain(contractFile(id, 'openapi.yaml'));
    const rendered = names.filter((name) => /^contracts\/[^/]+\.html$/.test(name));
    const wanted = contracts.flatMap(({ id, sdl }) => [contractPage(id), ...(sdl ? [schemaPage(id)] : [])]);
    expect(rendered.sort()).toEqual(wanted.sort());
  });

  it('load nothing from another host, and may not', async () => {
    for (const name of names.filter((one) => one.endsWith('.html'))) {
      const text = await page(name);
      expect(outsideAddresses(text), name).toEqual([]);
      expect(text, name).toContain('http-equiv="Content-Security-Policy"');
    }
  });

  it('have no root-relative link, so that the site works below any path', async () => {
    const own = names.filter((name) => name.endsWith('.html') && name !== '404.html');
    for (const name of own) {
      expect((await page(name)).match(/\s(?:href|src)="\/[^"]*"/g) ?? [], name).toEqual([]);
    }
  });

  it('show a report of a deployment with a fault', async () => {
    const report = await page('operate/sample-report.html');
    expect(report).toContain('Not conformant');
    expect(report).toContain('report/accepted-with-location');
  });
});

describe('the pages of Redoc', () => {
  it('show the operations of the contract and the types of the schema, and lead back', async () => {
    const text = await page(contractPage('consumer-loan-offers'));
    expect(text).toContain('<title>Consumer-loan offers</title>');
    expect(text).toContain('../statements/D2.html#');
    expect(text).toContain('href="../index.html"');
    expect(text).toContain('href="../interfaces/consumer-loan-offers.html"');
    expect(await page(schemaPage('consumer-loan-offers'))).toContain('bestesAngebot');
  });

  it('have samples for every operation', async () => {
    const data = /<script type="application\/json" id="data">(.*)<\/script>/.exec(
      await page(contractPage('partner')),
    )?.[1];
    const { definition } = JSON.parse(data ?? '') as { definition: OpenAPI3 };
    for (const { key, object } of operationsOf(definition)) {
      const { 'x-codeSamples': samples = [] } = object as { 'x-codeSamples'?: CodeSample[] };
      expect(
        samples.map(({ label }) => label),
        key,
      ).toEqual(['curl', 'TypeScript']);
    }
  });
});

describe('the Markdown beside the pages', () => {
  /** Targets of the links in a Markdown file, relative to it, without those in code. */
  const linksIn = (text: string) =>
    Array.from(
      text.replace(/^(`{3,})[\s\S]*?^\1$/gm, '').matchAll(/\]\(([^)\s]+)\)|\shref="([^"]+)"/g),
      ([, one, other]) => one ?? other ?? '',
    ).filter((link) => !/^(?:[a-z]+:|#)/.test(link));
  const anchorNamed = (anchor: string) => new RegExp(`\\{#${anchor}\\}|<a id="${anchor}">`);

  it('exists for every page and every contract, and is linked from them', async () => {
    const pages = names.filter((name) => name.endsWith('.html') && !/sample-report|-schema/.test(name));
    for (const name of pages) {
      const file = name.replace(/html$/, 'md');
      expect(names).toContain(file);
      expect(await page(name)).toMatch(
        new RegExp(`<link rel="alternate" type="text/markdown" href="(?:[^"]*/)?${file.split('/').at(-1) ?? ''}">`),
      );
      expect(await page(file), file).toMatch(/^# \S.*\n\n> \S/);
    }
  });

  it('has working links, to the Markdown version if there is one', async () => {
    // Pages of prose also name files of the repository that are not in the site.
    const made = names.filter((name) =>
      /^(?:index|site-map|(?:contracts|interfaces|rules|statements|develop\/client)\/.*)\.md$/.test(name),
    );
    for (const name of made.filter((one) => !one.includes('glossary'))) {
      for (const link of linksIn(await page(name))) {
        const target = join(dirname(name), decodeURIComponent(link.replace(/[#?].*$/, '')));
        expect(names, `${name}: ${link}`).toContain(target);
        if (target.endsWith('.html')) expect(names, `${name}: ${link}`).not.toContain(target.replace(/html$/, 'md'));
        const [, anchor] = /^[^#]*\.md#(.+)$/.exec(link) ?? [];
        // Other headings get their anchors from the reader's Markdown renderer.
        if (anchor !== undefined && /^(?:operation|schema|example)\b|^[A-Z]\d+$/.test(anchor))
          expect(await page(target), `${name}: ${link}`).toMatch(anchorNamed(anchor));
      }
    }
  });

  it('is listed in llms.txt, with the operations of each contract', async () => {
    const list = await page('llms.txt');
    const links = linksIn(list);
    expect(links.filter((link) => !names.includes(link))).toEqual([]);
    for (const { id, sunset } of contracts) {
      expect(links).toEqual(expect.arrayContaining([`interfaces/${id}.md`, `contracts/${id}.md`]));
      // The list says which versions end.
      const entries = list.split('\n').filter((line) => line.includes(`/${id}.md)`));
      const ends = entries.filter((line) => line.includes('End of life: 30 November 2026'));
      expect(ends, id).toEqual(sunset === undefined ? [] : entries);
    }
    expect(list).not.toMatch(/\b1 operations/);
    const pages = contracts.map(({ id }) => `interfaces/${id}.md`);
    expect(links.slice(links.indexOf('interfaces/index.md') + 1).slice(0, pages.length)).toEqual(pages);
    expect(linksIn(await page('develop/index.md'))).toContain('client/index.md');
    const partner = await page('contracts/partner.md');
    expect(partner).toContain('## `PATCH /partner/{PartnerId}` {#operation/updatePartner}');
    expect(partner).toMatch(/```shell\ncurl -i -X PATCH/);
    expect(partner).toMatch(/```typescript\nimport \{ createPartnerClient \}/);
  });

  it('contains everything in a contract: responses, headers, bodies, examples, and unspecified details', async () => {
    const words = (text: string) => text.replace(/[\\`]/g, '').replace(/\s+/g, ' ');
    for (const { id, document } of contracts) {
      const text = words(await page(`contracts/${id}.md`));
      const texts: string[] = [];
      visitParts(document, (part) => {
        const { description, 'x-unspecified': open, examples = {} } = part;
        // Tags group operations in Redoc; their descriptions are on the page of the interface.
        const isTag = (document.tags ?? []).some((tag) => tag.name === part['name']);
        if (!isTag) texts.push(...[description, open].filter((one) => typeof one === 'string'));
        for (const example of Object.values(examples as Record<string, object>)) {
          const { value } = resolveReference<{ value?: unknown }>(document, example);
          texts.push(typeof value === 'string' ? value : JSON.stringify(value, undefined, 2));
        }
      });
      texts.push(...Object.keys(document.components?.schemas ?? {}).map((name) => `{#schema-${name}}`));
      const [server] = document.servers ?? [];
      const ofServer = [server, ...Object.values(server?.variables ?? {})].map((one) => one?.description);
      expect(
        texts.filter((one) => !ofServer.includes(one) && !text.includes(words(one).trim())),
        id,
      ).toEqual([]);
    }
  });

  it('links every operation to the schemas and examples of its bodies', async () => {
    for (const { id, document } of contracts) {
      const text = await page(`contracts/${id}.md`);
      for (const { object } of operationsOf(document)) {
        const { operationId = '', requestBody, responses = {} } = object;
        const [own = ''] = text.split(`{#operation/${operationId}}`)[1]?.split('\n## ') ?? [];
        const bodies = [requestBody ?? [], ...Object.values(responses)].flat();
        for (const { content = {} } of bodies.map((body) =>
          resolveReference<Pick<ResponseObject, 'content'>>(document, body),
        )) {
          for (const { schema = {}, examples = {} } of Object.values(content)) {
            if ('$ref' in schema) expect(own).toContain(String(schema.$ref).replace(/^.*\//, '](#schema-'));
            for (const name of Object.keys(examples)) expect(own).toMatch(new RegExp(`#example-[a-z]+-${name}\\)`));
          }
        }
      }
    }
  });
});
