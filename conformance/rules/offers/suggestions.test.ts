import { describe, expect, it } from 'vitest';
import type { Config } from '../../engine/config/schema.ts';
import { loadRules } from '../../engine/load-rules.ts';
import { CONSTANT_ANSWERS, idsWith, judgeInProcess } from '../../proof/in-process.ts';
import { flagged, interfaceUnderTest } from '../../proof/rules-of-interface.fixture.ts';

const tested = await interfaceUnderTest('offers-v1');
const { judge, resultOf, ids } = tested;

it('notes the statuses that the documents do not state', async () => {
  const rules = (await loadRules()).filter((rule) => rule.interface === 'offers-v1');
  const { rules: results } = await judgeInProcess({ rules });
  const notesOf = (name: string) => results.find(({ id }) => id === `offers-v1/${name}`)?.notes;
  expect(notesOf('missing-token-status')).toEqual(['answered with 401']);
  expect(notesOf('suggestions-by-post')).toEqual(['answered with 200 (application/json)']);
});

it('a run without writes judges everything but the POST', async () => {
  const report = await judge({ allowWrites: false });
  expect(idsWith(report, 'passed')).toEqual(
    ids('suggestions-read', 'token-required', 'trace-id-optional', 'unknown-read-refused'),
  );
  expect(idsWith(report, 'skipped')).toEqual(ids('suggestions-by-post'));
});

describe('the read of suggestions', () => {
  const read = {
    '200 {}': 'passed',
    '200 HTML': 'passed',
    '202 {}': 'passed',
    '204': 'passed',
    '401': 'inconclusive',
    '403': 'inconclusive',
    '404': 'inconclusive',
  };

  it.each(Object.entries(CONSTANT_ANSWERS))('is judged if every response is %s', async (name, answer) => {
    const report = await judge({ around: (next, host) => (host === 'login' ? next : answer) });
    expect(resultOf(report, 'suggestions-read')?.status).toBe(read[name as keyof typeof read] ?? 'failed');
  });
});

describe('unusual but conforming servers', () => {
  it('a wrapped list, a charset, and a trace id in the response', async () => {
    const report = await judge({
      around: (next, host) => async (request) => {
        const response = await next(request);
        if (host !== 'v2' || !response.ok) return response;
        const body = JSON.stringify({ seite: 1, inhalt: [(await response.json()) as unknown] });
        const traceId = request.headers.get('x-traceid') ?? 'eigene';
        return new Response(body, {
          headers: { 'CONTENT-TYPE': 'Application/JSON;charset=UTF-8', 'X-TraceId': traceId },
        });
      },
    });
    expect(flagged(report)).toEqual([]);
  });

  it.each(['before', 'after'])('nothing to read (204) %s a determination', async (when) => {
    let isDetermined = false;
    const report = await judge({
      around: (next, host) => async (request) => {
        const response = await next(request);
        if (host !== 'v2' || !response.ok) return response;
        if (request.method === 'POST') isDetermined = true;
        const isNone = request.method === 'GET' && isDetermined === (when === 'after');
        return isNone ? new Response(null, { status: 204 }) : response;
      },
    });
    expect(flagged(report)).toEqual([]);
  });

  it.each([403, 404])('%s for requests without a token', async (status) => {
    const report = await judge({
      around: (next, host) => async (request) => {
        const response = await next(request);
        return host === 'v2' && response.status === 401 ? new Response(null, { status }) : response;
      },
    });
    expect(flagged(report)).toEqual([]);
  });
});

it('the reason names the fixture of a case that does not exist', async () => {
  const configure = (config: Config) => ({ ...config, fixtures: { offers: { vorgangsNummer: 'NIE000' } } });
  const report = await judge({ configure });
  const reasonOf = (name: string) => resultOf(report, name)?.reason;
  expect(idsWith(report, 'failed')).toEqual(ids('suggestions-by-post', 'suggestions-read'));
  expect(reasonOf('suggestions-read')).toBe('expected status 2xx, got 404; see fixtures.offers.vorgangsNummer');
  expect(reasonOf('token-required')).toContain('got 404');
  expect(reasonOf('trace-id-optional')).toContain(
    'needs a response with 2xx, got 404 without x-TraceId and 404 with it; see fixtures.offers.vorgangsNummer',
  );
});
