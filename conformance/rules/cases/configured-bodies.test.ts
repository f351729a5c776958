import { describe, expect, it } from 'vitest';
import type { Config } from '../../engine/config/schema.ts';
import { idsWith } from '../../proof/in-process.ts';
import { interfaceUnderTest } from '../../proof/rules-of-interface.fixture.ts';
import { onResponse } from '../../reference/faulty.ts';
import { enveloped } from '../../reference/cases/read-faults.ts';
import { casesFixtures } from '../../reference/cases/seed.ts';
import { withCase, writes } from './steps/cases.fixture.ts';

const TESTED = await interfaceUnderTest('cases-v3');

describe('configured bodies', () => {
  const withBodies = (bodies: object) => withCase({ bodies: { ...casesFixtures.bodies, ...bodies } });

  it.each([
    ['application/xml', '<nachricht/>', '<nachricht/>'],
    ['application/vnd.bank+json', 'Hallo', '"Hallo"'],
  ])('may be strings, as %s', async (contentType, body, sent) => {
    const report = await TESTED.judge({
      select: ['cases-v3/message-can-be-sent'],
      configure: withBodies({ nachricht: { contentType, body } }),
      around: (next) => (request) =>
        request.url.endsWith('/nachricht') ? new Response(null, { status: 201 }) : next(request),
    });
    expect(idsWith(report, 'passed')).toEqual(['cases-v3/message-can-be-sent']);
    expect(writes(report).map(({ request }) => request.body)).toEqual([sent]);
  });

  it('may contain the new values of a case, which is restored', async () => {
    const report = await TESTED.judge({
      select: ['cases-v3/changed-case-reads'],
      configure: withBodies({
        patch: { contentType: 'application/merge-patch+json', body: { externeVorgangsNummer: 'HH-2026-0417' } },
      }),
      around: (next) => async (request) => {
        const { url, method, headers } = request;
        if (method !== 'PATCH') return next(request);
        const sent = Object.entries((await request.json()) as object);
        const body = JSON.stringify(
          sent.map(([name, value]) => ({ op: 'replace', path: `/${name}`, value: value as unknown })),
        );
        const asPatch = new Headers(headers);
        asPatch.set('Content-Type', 'application/json-patch+json');
        asPatch.delete('Content-Length');
        return next(new Request(url, { method, headers: asPatch, body }));
      },
    });
    expect(idsWith(report, 'passed')).toEqual(['cases-v3/changed-case-reads']);
    expect(writes(report).map(({ request }) => request.body)).toEqual([
      '{"externeVorgangsNummer":"HH-2026-0417"}',
      '{"externeVorgangsNummer":"HH-2025-0311"}',
    ]);
    expect(report.leftovers).toEqual([]);
  });

  it('may add a member whose former value is in an envelope, and is restored', async () => {
    const body = [{ op: 'add', path: '/externeVorgangsNummer', value: 'HH-2026-0417' }];
    const report = await TESTED.judge({
      select: ['cases-v3/changed-case-reads'],
      configure: withBodies({ patch: { contentType: 'application/json-patch+json', body } }),
      around: (next) => onResponse({ method: 'GET', path: /\/vorgaenge\/[^/]+$/, status: 200 }, enveloped)(next),
    });
    expect(idsWith(report, 'passed')).toEqual(['cases-v3/changed-case-reads']);
    expect(writes(report).map(({ request }) => request.body)).toEqual([
      JSON.stringify(body),
      '[{"op":"replace","path":"/externeVorgangsNummer","value":"HH-2025-0311"}]',
    ]);
  });

  it('may add a member, which is judged too', async () => {
    const configure = (config: Config) =>
      withCase({ vorgangsNummer: 'BF4712' })(
        withBodies({
          patch: {
            contentType: 'application/json-patch+json',
            body: [{ op: 'add', path: '/externeVorgangsNummer', value: 'HH-2026-0417' }],
          },
        })(config),
      );
    const options = { configure, select: ['cases-v3/changed-case-reads'] };
    expect(idsWith(await TESTED.judge(options), 'passed')).toEqual(options.select);
    const faulty = await TESTED.judge({ ...options, fault: 'cases-v3/case-change-garbled' });
    expect(idsWith(faulty, 'failed')).toEqual(options.select);
  });

  it.each([
    ['a text with a number', 'Projekt 12', 'failed'],
    ['a date, whose format may change', '2026-04-17T00:00:00Z', 'passed'],
  ] as const)('may set %s', async (_, value, status) => {
    const patch = { body: [{ op: 'replace', path: '/externeVorgangsNummer', value }] };
    const select = ['cases-v3/changed-case-reads'];
    const configure = withBodies({ patch: { contentType: 'application/json-patch+json', ...patch } });
    expect(idsWith(await TESTED.judge({ configure, select }), 'passed')).toEqual(select);
    const faulty = await TESTED.judge({ configure, select, fault: 'cases-v3/case-change-garbled' });
    expect(idsWith(faulty, status)).toEqual(select);
  });

  it('are not taken for what a refused patch has changed, if another version left them behind', async () => {
    const select = ['cases-v3/broken-json-refused'];
    let refused = 0;
    const report = await TESTED.judge({
      select,
      around: (next) => async (request) => {
        if (request.method !== 'PATCH') return next(request);
        const sent = await request.clone().text();
        if (!sent.endsWith('}')) return next(request);
        refused += 1;
        if (refused === 1) await next(new Request(request, { body: `${sent}]` }));
        return Response.json({}, { status: 400 });
      },
    });
    expect(refused).toBe(2);
    expect(idsWith(report, 'passed')).toEqual(select);
  });

  it('lead to a leftover if the record does not show a member of the status', async () => {
    const report = await TESTED.judge({
      select: ['cases-v3/status-can-be-set'],
      configure: withBodies({ status: { body: { produktAnbieter: 'IN_BEARBEITUNG', kommentar: 'Prüfung' } } }),
    });
    expect(report.leftovers).toEqual([
      expect.stringMatching(/the status of the partial application was changed, and what was there before could not/),
    ]);
  });
});
