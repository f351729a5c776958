import { expect, it } from 'vitest';
import { serve } from '../peers/served.ts';
import type { Measured } from './measure.ts';
import { collectionOf, runNewman } from './newman.ts';
import type { PreparedRequest } from './prepared-request.ts';
import { preparedRequests } from './prepared-request.ts';
import { replay } from './replay.ts';
import { arazzoOf, canRespect } from './respect.ts';
import { goalsOf, msPerCheck, sectionOf } from './section.ts';
import { createDreddPeer, type Answered } from '../peers/dredd/judge.ts';
import { readContracts } from '../../scripts/docs/contracts.ts';
import { resolve } from 'node:path';

const suite = (checks: number) => [{ ms: 100 + checks / 4, checks, requests: checks / 2 }];
const peer = (ms: number, requests: number) => [{ ms, requests, objections: 1 }];
const measured: Measured = {
  suite8: suite(2000),
  floor8: peer(300, 1000),
  suite1: suite(2000),
  floor1: peer(500, 1000),
  quarter1: suite(500),
  quarter2: suite(1000),
  quarter3: suite(1500),
  dredd: peer(4000, 200),
  newman: peer(1500, 150),
  respect: peer(1900, 101),
  respectOnce: peer(900, 1),
  checkout: [{ ms: 3100 }],
  package: [{ ms: 1900 }],
};

it('takes the slope over parts of the rules for the cost of a check, so that the start is not in it', () => {
  expect(msPerCheck(measured)).toBeCloseTo(0.25);
});

it('holds the figures against the goals', () => {
  expect(goalsOf(measured).map(({ measured: value, holds }) => [value, holds])).toEqual([
    [expect.closeTo(0.25), true],
    [2, false],
    [expect.closeTo(1.2), true],
    [1.9, true],
    [3.1, false],
  ]);
});

it('shows each peer with what a request costs', () => {
  const section = sectionOf(measured);
  expect(section).toContain('2000 checks by 1000 requests');
  expect(section).toContain('| Dredd | 1 | 200 | 4000 (4000 to 4000) | 20 |');
  expect(section).toContain('| `redocly respect`, without its start | 1 | 100 | 1000 (1000 to 1000) | 10 |');
});

it('sends requests without a suite', async () => {
  const { urls, close } = await serve();
  const request = { method: 'OPTIONS', url: `${urls.report}/`, headers: [['Accept', '*/*']] } as const;
  expect(await replay([request, request, request], 2)).toBeGreaterThan(0);
  await close();
});

it('gives newman and respect what succeeds', async () => {
  const served = await serve();
  try {
    const answered: Answered[] = [];
    await (await createDreddPeer()).judgeDeployed('partner', served, (one) => answered.push(one));
    const requests = preparedRequests(answered, served);
    const contracts = await readContracts(resolve(import.meta.dirname, '../../generated'));
    const contract = contracts.find(({ id }) => id === 'partner');
    expect(requests.map(({ key }) => key)).toHaveLength(contract?.operations ?? 0);

    const collection = await collectionOf(
      contract?.document ?? { openapi: '3.1.0', info: { title: '', version: '' } },
      requests,
    );
    expect(await runNewman([collection])).toMatchObject({ requests: requests.length, objections: 0 });

    const [read] = requests.filter(({ key }) => key === 'GET /partner/{PartnerId}');
    const { workflows } = arazzoOf({
      requests,
      contracts: { partner: 'openapi.json' },
      operationIds: { partner: { 'GET /partner/{PartnerId}': 'getPartner' } },
    }) as { workflows: { steps: object[] }[] };
    expect(workflows[0]?.steps).toContainEqual(
      expect.objectContaining({
        operationId: '$sourceDescriptions.partner.getPartner',
        successCriteria: [{ condition: '$statusCode == 200' }],
        parameters: expect.arrayContaining([
          { name: 'PartnerId', in: 'path', value: read?.url.split('/').at(-1) },
          expect.objectContaining({ name: 'X-ApiKey', in: 'header' }),
        ]) as unknown,
      }),
    );
  } finally {
    await served.close();
  }
});

it('leaves redirects to those who do not follow them', () => {
  const request: PreparedRequest = {
    interface: 'session',
    key: 'POST /logout',
    method: 'POST',
    url: 'http://127.0.0.1/logout',
    headers: {},
    body: '',
    status: 302,
  };
  expect([canRespect(request), canRespect({ ...request, status: 204 })]).toEqual([false, true]);
});
