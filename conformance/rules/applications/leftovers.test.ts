import { describe, expect, it } from 'vitest';
import { idsWith, type InProcessOptions } from '../../proof/in-process.ts';
import { flagged, interfaceUnderTest } from '../../proof/rules-of-interface.fixture.ts';
import { onHosts, withFixtures } from '../../proof/variants/variant.ts';
import { RECORD, withStatusOf } from '../../reference/applications/faulty-places.ts';
import { onResponse } from '../../reference/faulty.ts';
import { BARE, COMMENT } from './steps/application.fixture.ts';

const { judge, resultOf } = await interfaceUnderTest('applications');

/** Also returns the record of the application before the first and after the last request. */
async function judgeAndCompare({ around = (next) => next, ...options }: Omit<InProcessOptions, 'rules'> = {}) {
  let first: Promise<unknown> | undefined;
  let readAgain: (() => Promise<unknown>) | undefined;
  const report = await judge({
    ...options,
    around: (inner, host) => {
      const next = around(inner, host);
      return (request) => {
        if (readAgain === undefined && request.method === 'GET' && /\/antraege\/\w+\/\w+\/\w+$/.test(request.url)) {
          const again = request.clone();
          readAgain = async (): Promise<unknown> => (await next(again.clone())).json();
          first = readAgain();
        }
        return next(request);
      };
    },
  });
  return { report, before: await first, after: await readAgain?.() };
}

describe('after a run, the application', () => {
  it('is as it was', async () => {
    const { before, after } = await judgeAndCompare();
    expect(before).toMatchObject({ antragsReferenz: 'BF-2025-004711', voraussichtlicheBearbeitung: '2025-11-28' });
    expect(after).toEqual({ ...(before as object), letzteAenderung: expect.any(String) as unknown });
  });

  it('is as it was except for the announced day, if none was set', async () => {
    const { report, before, after } = await judgeAndCompare({ configure: BARE });
    expect(flagged(report)).toEqual([]);
    expect(before).not.toHaveProperty('voraussichtlicheBearbeitung');
    expect(after).toEqual({
      ...(before as object),
      letzteAenderung: expect.any(String) as unknown,
      voraussichtlicheBearbeitung: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as unknown,
    });
    expect(report.leftovers).toContainEqual(
      expect.stringMatching(
        /^applications\/[a-z-]+: could not be undone: .* voraussichtlicheBearbeitung was not set and is "[-\d]+" now; no operation/,
      ),
    );
    expect(report.leftovers).toHaveLength(2);
  });

  it('may have lost the reason of a rejection, if the record does not show it', async () => {
    const withoutReason = withStatusOf((status) => ({ ...status, ablehnungsgrund: undefined }));
    const { leftovers } = await judge({
      around: onHosts('v2')(onResponse({ ...RECORD, status: 200 }, withoutReason)),
      configure: withFixtures('applications', {
        vorgangsnummer: 'QX93LT',
        antragsnummer: '2',
        produktAnbieterStatus: undefined,
      }),
    });
    expect(leftovers).toContainEqual(expect.stringContaining('a former ablehnungsgrund and kommentar of the status'));
  });

  it('still has its reference if additions are lost', async () => {
    const { report, before, after } = await judgeAndCompare({ fault: 'applications/reference-not-stored' });
    expect(resultOf(report, 'reference-can-be-removed')).toMatchObject({
      status: 'inconclusive',
      reason: 'needs an antragsReferenz that the record shows after it was added',
    });
    expect(after).toEqual({ ...(before as object), letzteAenderung: expect.any(String) as unknown });
  });

  it('has its former clerk, if the record shows another person as ansprechpartner, and the clerk elsewhere', async () => {
    const { report, before, after } = await judgeAndCompare({
      around: (next) => async (request) => {
        const response = await next(request);
        if (request.method !== 'GET' || !response.ok) return response;
        return response
          .clone()
          .json()
          .then(
            (record: { ansprechpartner?: unknown }) =>
              record.ansprechpartner === undefined
                ? response
                : Response.json({
                    ...record,
                    ansprechpartner: { partnerId: 'VTR01' },
                    bearbeiter: record.ansprechpartner,
                  }),
            () => response,
          );
      },
    });
    expect(idsWith(report, 'failed')).toEqual([]);
    expect(before).toMatchObject({ bearbeiter: { partnerId: 'KSB01' } });
    expect(after).toEqual({ ...(before as object), letzteAenderung: expect.any(String) as unknown });
  });

  it('has its former status, even if the part of the provider was not set', async () => {
    const { report, before, after } = await judgeAndCompare({
      around: (next) => {
        let isSet = false;
        return async (request) => {
          const sent = request.method === 'PATCH' ? await request.clone().text() : '';
          const response = await next(request);
          if (response.ok && sent.includes('/status')) isSet = sent.includes('produktAnbieter');
          if (request.method !== 'GET' || !response.ok || isSet) return response;
          const { status, ...record } = (await response.json()) as { status?: { antragsteller: string } };
          return Response.json({ ...record, status: { antragsteller: status?.antragsteller } });
        };
      },
    });
    expect(idsWith(report, 'failed')).toEqual([]);
    expect(before).toMatchObject({ status: { antragsteller: 'BEANTRAGT' } });
    expect((after as { status: unknown }).status).toEqual({ antragsteller: 'BEANTRAGT' });
    expect(report.leftovers).toEqual([COMMENT]);
  });
});

describe('a change that cannot be undone', () => {
  it.each([
    [
      'a rejection that is final',
      'status was {"antragsteller":"BEANTRAGT","produktAnbieter":"NICHT_BEARBEITET"} and is',
    ],
    ['a clerk who stays', 'credit clerk was "KSB01" and is "KSB02" now; it did not come back'],
    ['a reference that stays', 'antragsReferenz was "BF-2025-004711" and is "007 Ä'],
    ['a day that stays', 'voraussichtlicheBearbeitung was "2025-11-28" and is "20'],
  ])('is reported: %s', async (what, line) => {
    const seen = new Set<string>();
    const report = await judge({
      around: (next) => async (request) => {
        const sent = request.method === 'PATCH' ? await request.clone().text() : '';
        const isRejection = sent.includes('"ABGELEHNT"');
        // A reason is accepted only with a rejection, and a rejection is final.
        const isRefused = {
          'a rejection that is final':
            (seen.has('rejection') && sent.includes('/status')) || (sent.includes('KEINE_ANGABE') && !isRejection),
          'a clerk who stays': sent.includes('"KSB01"'),
          'a reference that stays': sent.includes('BF-2025-004711'),
          'a day that stays': sent.includes('2025-11-28'),
        }[what];
        if (isRejection) seen.add('rejection');
        return isRefused === true ? Response.json({ message: 'no' }, { status: 409 }) : next(request);
      },
    });
    expect(report.leftovers).toContainEqual(expect.stringContaining(line));
  });

  it('is reported if nothing can be read any more', async () => {
    let isPatched = false;
    const report = await judge({
      around: (next) => async (request) => {
        if (isPatched && request.method === 'GET') return Response.json({ message: 'gone' }, { status: 404 });
        const response = await next(request);
        isPatched ||= request.method === 'PATCH' && response.ok;
        return response;
      },
    });
    const line = 'cannot be read any more; look whether its antragsReferenz is "BF-2025-004711"';
    expect(report.leftovers).toContainEqual(expect.stringContaining(line));
  });

  it('is reported if the server accepts a member that no application has', async () => {
    let isTaken = false;
    const report = await judge({
      around: (next) => async (request) => {
        const isOdd = request.method === 'PATCH' && (await request.clone().text()).includes('gibtEsNicht');
        isTaken ||= isOdd;
        const response = await next(request);
        if (isOdd && response.status !== 401) return new Response(null, { status: 204 });
        if (!isTaken || request.method !== 'GET' || !response.ok) return response;
        return Response.json({ ...((await response.json()) as object), gibtEsNicht: 'CT' });
      },
    });
    expect(report.leftovers).toContainEqual(expect.stringMatching(/it now has the member gibtEsNicht$/));
  });

  it('is undone at the end of the run if the first attempt failed', async () => {
    let refusals = 0;
    const { report, before, after } = await judgeAndCompare({
      around: (next) => async (request) => {
        const isUndo = request.method === 'PATCH' && (await request.clone().text()).includes('"KSB01"');
        if (!isUndo || refusals > 0) return next(request);
        refusals += 1;
        return Response.json({ message: 'not now' }, { status: 409 });
      },
    });
    expect(refusals).toBe(1);
    expect(after).toEqual({ ...(before as object), letzteAenderung: expect.any(String) as unknown });
    expect(report.leftovers).toEqual([COMMENT]);
  });

  it('is undone operation by operation if only the last operation of a call is stored', async () => {
    const { report, before, after } = await judgeAndCompare({ fault: 'applications/only-last-operation' });
    expect(after).toEqual({ ...(before as object), letzteAenderung: expect.any(String) as unknown });
    expect(report.leftovers).toEqual([COMMENT]);
  });
});

describe('a 401', () => {
  it('is attributed to the configuration', async () => {
    const report = await judge({
      configure: (config) => ({
        ...config,
        credentials: { v2: { accessToken: 'expired' }, v2OtherProvider: { accessToken: 'expired' } },
      }),
    });
    const judged = report.rules.filter(({ level }) => level !== 'info');
    expect(new Set(judged.map(({ status }) => status))).toEqual(new Set(['inconclusive']));
    expect(new Set(judged.map(({ reason }) => reason?.split(': ').at(-1)))).toEqual(
      new Set(['needs a credential that the target accepts, got 401; see credentials.v2']),
    );
  });

  const refusing = (refused: (body: string) => boolean) =>
    ({
      around: (next) => async (request) =>
        request.method === 'PATCH' && refused(await request.clone().text())
          ? new Response(null, { status: 401 })
          : next(request),
    }) satisfies Partial<InProcessOptions>;

  it('is attributed to the configuration even if only PATCH answers it', async () => {
    const report = await judge(refusing(() => true));
    expect(idsWith(report, 'failed')).toEqual([]);
    expect(resultOf(report, 'patch-takes-array')).toMatchObject({
      status: 'inconclusive',
      reason: expect.stringContaining('see credentials.') as unknown,
    });
  });

  it('fails a rule if another patch was accepted with the same credential', async () => {
    const report = await judge(refusing((body) => body.includes('/ansprechpartner')));
    expect(idsWith(report, 'failed')).toEqual(['applications/clerk-can-be-replaced']);
  });
});
