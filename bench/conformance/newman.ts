import { createRequire } from 'node:module';
import type { Contract } from '../../scripts/docs/contracts.ts';
import type { PeerRun } from './peer-run.ts';
import type { PreparedRequest } from './prepared-request.ts';

/** An item of a Postman collection, as far as it is filled here: a folder, or a request. */
interface Item {
  item?: Item[];
  request?: { method: string; url: { path?: string[] } };
}

type Converted = { result: true; output: [{ data: Item }] } | { result: false; reason: string };

interface Converter {
  convertV2(input: object, options: object, done: (error: Error | null, result: Converted) => void): void;
}

interface Newman {
  run(
    options: object,
    done: (
      error: Error | null,
      summary: { run: { failures: unknown[]; stats: { requests: { total: number } } } },
    ) => void,
  ): void;
}

const load = createRequire(import.meta.url);

/**
 * Makes a collection of a contract by openapi-to-postmanv2, in which the generated requests get the credentials, the address and the body
 * that succeed; a request for which there are none is left out. Each has one test, of its status.
 *
 * @throws Error when the contract cannot be converted
 */
export async function collectionOf(
  document: Contract['document'],
  requests: readonly PreparedRequest[],
): Promise<object> {
  const converter = load('openapi-to-postmanv2') as Converter;
  const collection = await new Promise<Item>((done, fail) => {
    converter.convertV2({ type: 'json', data: document }, { folderStrategy: 'None' }, (error, converted) => {
      if (error !== null) fail(error);
      else if (!converted.result) fail(new Error(converted.reason));
      else done(converted.output[0].data);
    });
  });
  const byKey = new Map(requests.map((request) => [request.key, request]));
  return { ...collection, item: filled(collection, byKey) };
}

function filled({ item = [] }: Item, requests: ReadonlyMap<string, PreparedRequest>): object[] {
  return item.flatMap((one) => {
    if (one.item !== undefined) return filled(one, requests);
    const request = requests.get(keyOf(one));
    return request === undefined ? [] : [{ ...one, request: requestOf(one, request), event: [testOf(request)] }];
  });
}

/** Postman writes `/partner/:PartnerId`. */
function keyOf({ request }: Item): string {
  const path = (request?.url.path ?? []).map((part) => part.replace(/^:(.*)$/, '{$1}'));
  return `${request?.method ?? '?'} /${path.join('/')}`;
}

function requestOf({ request }: Item, { method, url, headers, body }: PreparedRequest): object {
  return {
    ...request,
    method,
    url,
    header: Object.entries(headers).map(([key, value]) => ({ key, value })),
    auth: { type: 'noauth' },
    body: body === '' ? undefined : { mode: 'raw', raw: body },
  };
}

function testOf({ status }: PreparedRequest): object {
  const exec = [`pm.test('status', () => pm.response.to.have.status(${status}));`];
  return { listen: 'test', script: { type: 'text/javascript', exec } };
}

/**
 * Runs collections one after the other by newman, without a reporter; redirects are not followed.
 *
 * @throws Error when newman cannot run one
 */
export async function runNewman(collections: readonly object[]): Promise<PeerRun> {
  const newman = load('newman') as Newman;
  const started = performance.now();
  let requests = 0;
  let objections = 0;
  for (const collection of collections) {
    await new Promise<void>((done, fail) => {
      newman.run({ collection, reporters: [], ignoreRedirects: true }, (error, { run }) => {
        if (error !== null) return fail(error);
        requests += run.stats.requests.total;
        objections += run.failures.length;
        done();
      });
    });
  }
  return { ms: performance.now() - started, requests, objections };
}
