import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { isObject, type JsonObject } from '../../conformance/json.ts';
import { digestOf, type Contract } from './contracts.ts';
import { INDEX_PAGE } from '../../conformance/servers/site.ts';
import { contractPage, interfacePage, schemaPage } from './pages.ts';
import { render, rendererIdentity, type Source } from './render.ts';
import { withQuotedSources } from './site/quoted-sources.ts';
import { selfContained } from './self-contained.ts';

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

interface Job {
  page: string;
  /** Id of its interface. */
  id: string;
  source: Source;
}

/**
 * Renders the page of each contract and each SDL, those that changed since the last build.
 *
 * @returns every page, in the order of their completion
 * @throws BuildError when a page cannot be rendered
 */
export async function renderContracts(
  site: string,
  contracts: readonly Contract[],
  onPage: (page: BuiltPage) => void,
): Promise<BuiltPage[]> {
  const jobs = (await Promise.all(contracts.map(jobsOf))).flat();
  const digests = await readDigests(site);
  const renderer = digestOf(
    await rendererIdentity(),
    selfContained('<head></head><body><a href="/" data-discover>', '', waysBack('')),
  );
  const waiting = [...jobs];
  const done: BuiltPage[] = [];
  const work = async (): Promise<void> => {
    for (let job = waiting.shift(); job !== undefined; job = waiting.shift()) {
      const start = performance.now();
      const digest = digestOf(renderer, JSON.stringify(job.source));
      const unchanged = digests[job.page] === digest && (await exists(join(site, job.page)));
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

async function jobsOf(contract: Contract): Promise<Job[]> {
  const { id, file, schemaFile, title, summary } = contract;
  const content = JSON.stringify(withQuotedSources({ ...contract.document, servers: [mockServer(contract)] }));
  const jobs: Job[] = [{ id, page: contractPage(id), source: { file, content } }];
  if (schemaFile !== undefined) {
    const info = { title: `${title}: schema`, description: summary };
    jobs.push({
      id,
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

function waysBack(id: string): Record<string, string> {
  return { 'Start page': `../${INDEX_PAGE}`, 'This interface': `../${interfacePage(id)}` };
}

/** Renders beside the page first, so that a failure or a reader never meets half of one. */
async function renderPage(site: string, { id, page, source }: Job): Promise<void> {
  const file = join(site, page);
  const draft = join(dirname(file), `.${String(process.pid)}-${basename(file)}`);
  await mkdir(dirname(file), { recursive: true });
  try {
    await render(source, draft);
    await writeFile(draft, selfContained(await readFile(draft, 'utf8'), source.file, waysBack(id)));
    await rename(draft, file);
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

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
