import { describe, expect, it } from 'vitest';
import { interfaceUnderTest } from '../../proof/rules-of-interface.fixture.ts';

const VERSIONS = [await interfaceUnderTest('offers-v1'), await interfaceUnderTest('offers-v2')];

describe.each(VERSIONS)('trace ids of $id', ({ id, judge, resultOf }) => {
  it.each<[string, (traceId: string) => boolean]>([
    ['long ones without a space', (traceId) => traceId.length > 100 && !/\s/.test(traceId)],
    ['short ones with a space', (traceId) => traceId.length <= 100 && /\s/.test(traceId)],
  ])('a server that refuses %s fails', async (_, offends) => {
    const report = await judge({
      select: [`${id}/trace-id-optional`],
      around: (next) => async (request) => {
        const { status, headers } = await next(request.clone());
        const isRefused = status < 400 && offends(request.headers.get('x-traceid') ?? '');
        return isRefused ? new Response(null, { status: 400, headers }) : next(request);
      },
    });
    expect(resultOf(report, 'trace-id-optional')?.status).toBe('failed');
  });
});
