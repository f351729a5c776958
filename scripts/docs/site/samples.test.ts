import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { serveReference } from '../../../clients/reference.fixture.ts';
import { OPERATIONS, type Operation } from '../../../generated/operations.ts';
import type { Contract } from '../contracts.ts';
import { problemsIn } from './compiled.fixture.ts';
import { sourcesWith } from './pages/sources.fixture.ts';
import { codeSamples, type CodeSample } from './samples.ts';
import type { Credentials } from './try-it-data.ts';

const { contracts } = await sourcesWith();
const operationsOf = ({ id }: Contract): readonly Operation[] => OPERATIONS[id];
const byInterface = contracts.map((contract) => [contract.id, contract] as const);

describe('the samples of', () => {
  it.each(byInterface)('%s: every operation has a curl command and a program', (_, contract) => {
    const samples = codeSamples(contract);
    expect([...samples.keys()]).toEqual(operationsOf(contract).map(({ id }) => id));
    for (const [id, own] of samples) {
      expect(new Set(own.map(({ lang }) => lang)), id).toEqual(new Set(['Shell', 'TypeScript']));
      for (const { source } of own) {
        expect(source, id).toContain(contract.mockUrl);
        expect(source, id).not.toMatch(/undefined|\[object|[{<][A-Z_]+>/);
      }
    }
  });

  it('GraphQL show each query of the schema', () => {
    const loans = contracts.find(({ sdl }) => sdl !== undefined);
    const sources = loans === undefined ? [] : [...codeSamples(loans).values()].flat().map(({ source }) => source);
    for (const document of ['BestesAngebotDocument', 'AngeboteDocument']) {
      expect(sources.filter((source) => source.includes(`client.execute(${document}, {`))).toHaveLength(1);
    }
  });
});

it('the programs compile', async () => {
  const files = new Map(
    contracts.flatMap((contract) =>
      [...codeSamples(contract)].flatMap(([id, samples]) =>
        programsIn(samples).map(({ source }, index): [string, string] => [
          `${contract.id}/${id}/${String(index)}`,
          source,
        ]),
      ),
    ),
  );
  expect(files.size).toBeGreaterThan(140);
  const wrong = 'wrong';
  const [right = ''] = [...files].flatMap(([name, source]) => (name.includes('/createPartner/') ? [source] : []));
  files.set(wrong, right.replace("'FRAU'", "'DAME'"));
  const problems = await problemsIn(files);
  expect(problems.get(wrong)).toContain('"DAME"');
  problems.delete(wrong);
  expect(Object.fromEntries(problems)).toEqual({});
});

/**
 * Expected errors: examples contain no real credentials and nobody has signed on; this deployment takes JSON Patch; and the example's
 * determination requests no commission.
 */
const REFUSED: Readonly<Record<string, number>> = {
  createAccessToken: 401,
  createSession: 401,
  deleteSession: 401,
  updateVorgang: 415,
  getProvision: 404,
};
/** Operations that succeed only once; the program runs after the command. */
const ONCE = { createEntscheidungsreife: 409 };
/** Identifiers of the deployment's results. */
const RESULTS = { ergebnisnummer: 'E1', zahlungsplanindex: 'annuitaetendarlehen-1' };

describe('against the reference deployment', () => {
  it.each(byInterface)('those of %s run: command and program get the expected status', async (id, contract) => {
    const { mockUrl, credentials, known, partner } = await served(contract);
    const here = { ...contract, mockUrl };
    // The queries' variables name a partner that the deployment does not have.
    const there = (sample: CodeSample | undefined): string => sample?.source.replaceAll('KLM42', partner) ?? '';
    for (const { id: operation, method, answers } of operationsOf(contract)) {
      for (const [command, program] of pairsIn(codeSamples(here, credentials, known).get(operation) ?? [])) {
        const { status, location } = await curl(there(command));
        if (status >= 400) expect(status, operation).toBe(REFUSED[operation]);
        if (!answers.includes('default'))
          expect(
            [String(status), `${String(status).slice(0, 1)}XX`].some((one) => answers.includes(one)),
            operation,
          ).toBe(true);
        const printed = await run(there(program), id);
        if (contract.sdl === undefined) expect(printed, operation).toBe({ [operation]: status, ...ONCE }[operation]);
        else expect(printed, program?.source).toEqual({ data: expect.anything() as unknown, errors: [] });
        if (method === 'POST' && location !== undefined) {
          const made = location.split('/').at(-1) ?? '';
          Object.assign(known, { reportid: made, ermittlungsid: made });
        }
      }
    }
  });
});

/** A deployment that runs until the test ends, with values for samples. */
async function served({
  id,
  host,
}: Contract): Promise<{ mockUrl: string; credentials: Credentials; known: Record<string, string>; partner: string }> {
  const { urls, credentials, fixtures } = await serveReference();
  const { login, baufi, kex, report, partner } = credentials;
  const form = new URLSearchParams({ username: login.username, password: login.password });
  const answer = await fetch(`${urls.login}/login`, { method: 'POST', body: form });
  const { access_token: ofLogin } = (await answer.json()) as { access_token: string };
  const accessToken = { kex: kex.accessToken, baufi: baufi.accessToken }[host as 'kex'] ?? ofLogin;
  const own = { ...fixtures.cases, ...fixtures.offers, ...fixtures[id as 'applications'], ...RESULTS };
  const known = Object.fromEntries(Object.entries(own).map(([name, value]) => [name.toLowerCase(), value as string]));
  const mine = { username: login.username, password: login.password, accessToken, sessionId: 'none' };
  return {
    mockUrl: urls[host],
    credentials: { ...mine, ...report, ...partner },
    known,
    partner: fixtures.consumerLoan.partnerId ?? '',
  };
}

const programsIn = (samples: readonly CodeSample[]) => samples.filter(({ lang }) => lang === 'TypeScript');

/** Samples come in pairs: the command and the equivalent program. */
const pairsIn = (samples: readonly CodeSample[]) =>
  samples.flatMap((sample, index) => (index % 2 === 0 ? [[sample, ...samples.slice(index + 1, index + 2)]] : []));

/** Status and Location of a curl command's response. */
async function curl(command: string): Promise<{ status: number; location: string | undefined }> {
  const { stdout } = await promisify(execFile)('sh', ['-c', `${command} -s`]);
  return { status: Number(/^HTTP\S+ (\d+)/.exec(stdout)?.[1]), location: /^location: (\S+)/im.exec(stdout)?.[1] };
}

/** The first value that a program prints: the status, or the result of a query. */
async function run(program: string, id: string): Promise<unknown> {
  const library = (await import(`../../../clients/${id}/index.ts`)) as Record<string, unknown>;
  const [, names = '', body = ''] =
    /^import \{ (.*) \} from 'platform-contracts\/[\w-]+';\n([\s\S]*)$/.exec(program) ?? [];
  const imported = names.split(', ');
  const printed: unknown[] = [];
  const print = (first: unknown): void => void printed.push(first);
  const AsyncFunction = (async () => undefined).constructor as new (
    ...words: string[]
  ) => (...given: unknown[]) => Promise<void>;
  await new AsyncFunction(...imported, 'console', body)(...imported.map((name) => library[name]), {
    log: print,
    dir: print,
  });
  return printed[0];
}
