import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isObject } from '../generate/json.ts';
import type { JsonObject } from '../generate/json.ts';
import { digestOf, readContracts } from './contracts.ts';
import type { Contract } from './contracts.ts';
import { html } from './html.ts';
import { indexPage } from './index-page.ts';
import { layout } from './layout.ts';
import { contractFile, contractPage, INDEX_PAGE, NOT_FOUND_PAGE, schemaPage, UNSPECIFIED_PAGE } from './pages.ts';
import { render, rendererIdentity } from './render.ts';
import type { Source } from './render.ts';
import { selfContained } from './self-contained.ts';
import { unspecifiedPage } from './unspecified-page.ts';

/** Hidden, so that the server does not serve it. */
const DIGESTS = '.digests.json';
const WORKERS = 2;

/** What became of one page of Redocly. */
export interface BuiltPage {
  page: string;
  /** `unchanged`: its source and its renderer are the same as at the last build. */
  outcome: 'built' | 'unchanged';
  durationMs: number;
}

export interface BuildOptions {
  /** Absolute path of `generated/`. */
  generated: string;
  /** Absolute path of the folder to build into; need not exist. */
  site: string;
  /** Interfaces whose own pages are built; all unless given. The hand-made pages always list all. */
  interfaces?: readonly string[];
  onPage?: (page: BuiltPage) => void;
}

interface Job {
  page: string;
  source: Source;
}

/**
 * Builds the site: index, open ends, one page for each contract and each SDL, and the contracts themselves. Pages whose source
 * did not change since the last build stay as they are, pages of vanished interfaces go.
 *
 * @returns every page of Redocly that belongs to the site, in the order of their completion
 * @throws BuildError when a page cannot be rendered, Error when the contracts cannot be read
 */
export async function buildSite({ generated, site, interfaces, onPage }: BuildOptions): Promise<BuiltPage[]> {
  const contracts = await readContracts(generated);
  await mkdir(site, { recursive: true });
  await writeHandMade(site, contracts);
  await copyContracts(site, contracts);
  await removeVanished(site, contracts);
  const wanted = contracts.filter(({ id }) => interfaces?.includes(id) ?? true);
  const jobs = await Promise.all(wanted.map(jobsOf));
  return renderAll(site, jobs.flat(), onPage ?? (() => undefined));
}

async function jobsOf(contract: Contract): Promise<Job[]> {
  const { id, file, schemaFile, title, summary } = contract;
  const content = JSON.stringify({ ...contract.document, servers: [mockServer(contract)] });
  const jobs: Job[] = [{ page: contractPage(id), source: { file, content } }];
  if (schemaFile !== undefined) {
    const info = { title: `${title}: schema`, description: summary };
    jobs.push({
      page: schemaPage(id),
      source: { file: schemaFile, content: await readFile(schemaFile, 'utf8'), info },
    });
  }
  return jobs;
}

/** The address that the samples of a page show: one that answers, because Redocly takes a bare placeholder for a path. */
function mockServer({ placeholder, host, mockUrl }: Contract): { url: string; description: string } {
  return {
    url: mockUrl,
    description: `Mock of the host ${host}; elsewhere the address that {${placeholder}} stands for`,
  };
}

async function writeHandMade(site: string, contracts: readonly Contract[]): Promise<void> {
  const notFound = html`<p>There is no such page. <a href="/${INDEX_PAGE}">All interfaces</a></p>`;
  await Promise.all([
    writeFile(join(site, INDEX_PAGE), indexPage(contracts)),
    writeFile(join(site, UNSPECIFIED_PAGE), unspecifiedPage(contracts)),
    writeFile(join(site, NOT_FOUND_PAGE), layout({ title: 'Not found', intro: notFound }, [])),
  ]);
}

async function copyContracts(site: string, contracts: readonly Contract[]): Promise<void> {
  for (const { id, file, schemaFile } of contracts) {
    await mkdir(dirname(join(site, contractFile(id, 'openapi.json'))), { recursive: true });
    await copyFile(file, join(site, contractFile(id, 'openapi.json')));
    await copyFile(join(dirname(file), 'openapi.yaml'), join(site, contractFile(id, 'openapi.yaml')));
    if (schemaFile !== undefined) await copyFile(schemaFile, join(site, contractFile(id, 'schema.graphql')));
  }
}

async function removeVanished(site: string, contracts: readonly Contract[]): Promise<void> {
  const handMade = [INDEX_PAGE, UNSPECIFIED_PAGE, NOT_FOUND_PAGE];
  const pages = contracts.flatMap(({ id, schemaFile }) => [contractPage(id), ...(schemaFile ? [schemaPage(id)] : [])]);
  const known = new Set([...handMade, ...pages]);
  const ids = new Set(contracts.map(({ id }) => id));
  for (const name of await readdir(site)) {
    if (name.endsWith('.html') && !known.has(name)) await rm(join(site, name));
  }
  for (const id of await readdir(join(site, 'contracts'))) {
    if (!ids.has(id)) await rm(join(site, 'contracts', id), { recursive: true });
  }
}

async function renderAll(site: string, jobs: readonly Job[], onPage: (page: BuiltPage) => void): Promise<BuiltPage[]> {
  const digests = await readDigests(site);
  const present = new Set(await readdir(site));
  const renderer = digestOf(await rendererIdentity(), selfContained('<head><body>', ''));
  const waiting = [...jobs];
  const done: BuiltPage[] = [];
  const work = async (): Promise<void> => {
    for (let job = waiting.shift(); job !== undefined; job = waiting.shift()) {
      const start = performance.now();
      const digest = digestOf(renderer, JSON.stringify(job.source));
      const unchanged = digests[job.page] === digest && present.has(job.page);
      if (!unchanged) await renderPage(site, job);
      digests[job.page] = digest;
      const built: BuiltPage = {
        page: job.page,
        outcome: unchanged ? 'unchanged' : 'built',
        durationMs: performance.now() - start,
      };
      done.push(built);
      onPage(built);
    }
  };
  const workers = await Promise.allSettled(Array.from({ length: WORKERS }, work));
  await writeFile(join(site, DIGESTS), `${JSON.stringify(digests, null, 2)}\n`);
  const failure = workers.find((worker) => worker.status === 'rejected');
  if (failure) throw failure.reason;
  return done;
}

/** Renders beside the page first, so that a failure or a reader never meets half of one. */
async function renderPage(site: string, { page, source }: Job): Promise<void> {
  const draft = join(site, `.${String(process.pid)}-${page}`);
  try {
    await render(source, draft);
    await writeFile(draft, selfContained(await readFile(draft, 'utf8'), source.file));
    await rename(draft, join(site, page));
  } finally {
    await rm(draft, { force: true });
  }
}

/** The digests of the last build; without a readable list every page is built anew. */
async function readDigests(site: string): Promise<JsonObject> {
  try {
    const digests: unknown = JSON.parse(await readFile(join(site, DIGESTS), 'utf8'));
    return isObject(digests) ? digests : {};
  } catch {
    return {};
  }
}
