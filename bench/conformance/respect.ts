import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runToEnd } from '../processes/command.ts';
import type { PeerRun } from './peer-run.ts';
import type { PreparedRequest } from './prepared-request.ts';

/** Requests as workflows of Arazzo, and the contracts that they belong to. */
export interface RespectTask {
  requests: readonly PreparedRequest[];
  /** Absolute path of the contract of each interface. */
  contracts: Readonly<Record<string, string>>;
  /** operationId by interface, and by method and path. */
  operationIds: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Whether `redocly respect` can judge a request: it follows every redirect, and would judge what comes after it. */
export function canRespect({ status }: PreparedRequest): boolean {
  return status < 300 || status > 399;
}

/** An Arazzo document with a workflow for each request: respect ends a workflow at the first step that it objects to. */
export function arazzoOf({ requests, contracts, operationIds }: RespectTask): object {
  const ids = [...new Set(requests.map((request) => request.interface))];
  return {
    arazzo: '1.0.1',
    info: { title: 'Benchmark', version: '1' },
    sourceDescriptions: ids.map((id) => ({ name: id, url: contracts[id] ?? '', type: 'openapi' })),
    workflows: requests.map((request, index) => ({
      workflowId: `request-${index}`,
      steps: [stepOf(request, operationIds[request.interface]?.[request.key] ?? '')],
    })),
  };
}

function stepOf({ interface: id, key, url, headers, body, status }: PreparedRequest, operation: string) {
  const { pathname, searchParams } = new URL(url);
  const template = (key.split(' ')[1] ?? '').split('/');
  const segments = pathname.split('/');
  const parameters = [
    ...template.flatMap((part, at) => {
      const name = /^\{(.+)\}$/.exec(part)?.[1];
      return name === undefined ? [] : [{ name, in: 'path', value: decodeURIComponent(segments[at] ?? '') }];
    }),
    ...[...searchParams].map(([name, value]) => ({ name, in: 'query', value })),
    ...Object.entries(headers)
      .filter(([name]) => !/^content-type$/i.test(name))
      .map(([name, value]) => ({ name, in: 'header', value })),
  ];
  const contentType = Object.entries(headers).find(([name]) => /^content-type$/i.test(name))?.[1];
  return {
    stepId: 'send',
    operationId: `$sourceDescriptions.${id}.${operation}`,
    parameters,
    ...(body === '' || contentType === undefined
      ? {}
      : { requestBody: { contentType, payload: payloadOf(body, contentType) } }),
    successCriteria: [{ condition: `$statusCode == ${status}` }],
  };
}

function payloadOf(body: string, contentType: string): unknown {
  if (/[/+]json\b/.test(contentType)) return JSON.parse(body);
  return contentType.startsWith('application/x-www-form-urlencoded')
    ? Object.fromEntries(new URLSearchParams(body))
    : body;
}

/** What respect tells in JSON, as far as it is looked at. */
interface Told {
  files: Record<string, { totalRequests: number; executedWorkflows: { executedSteps: { status: string }[] }[] }>;
}

function countsIn({ files }: Told): Omit<PeerRun, 'ms'> {
  const [{ totalRequests = 0, executedWorkflows = [] } = {}] = Object.values(files);
  const steps = executedWorkflows.flatMap(({ executedSteps }) => executedSteps);
  return { requests: totalRequests, objections: steps.filter(({ status }) => status !== 'success').length };
}

/**
 * Runs `redocly respect` as a command on requests that it can judge.
 *
 * @returns the whole command, its start included
 * @throws Error when it cannot be run at all
 */
export async function runRespect(task: RespectTask): Promise<PeerRun> {
  const folder = await mkdtemp(join(tmpdir(), 'respect-'));
  const file = join(folder, 'benchmark.arazzo.json');
  try {
    await writeFile(file, JSON.stringify(arazzoOf(task)));
    const servers = [...new Map(task.requests.map(({ interface: id, url }) => [id, new URL(url).origin]))];
    const redocly = createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js');
    const told = join(folder, 'told.json');
    const bases = servers.map((pair) => pair.join('=')).join(',');
    const args = [redocly, 'respect', file, '--server', bases, '--json-output', told];
    const ms = await runToEnd(args, { codes: [0, 1], env: { REDOCLY_TELEMETRY: 'off', NO_COLOR: '1' } });
    return { ms, ...countsIn(JSON.parse(await readFile(told, 'utf8')) as Told) };
  } finally {
    await rm(folder, { recursive: true });
  }
}
