import { describe, expect, it } from 'vitest';
import { ContractViolatedError, NotFoundError, NotReadyError } from './index.ts';
import { DETERMINE, instead, redirect, relocated, startOffers, type StartedOffers } from './offers-v2.fixture.ts';

describe('a commission', () => {
  const order = async ({ offers, vorgangsNummer }: StartedOffers) => {
    const { ermittlungsId } = await offers.determine({ vorgangsNummer, provisionsAusgabe: true });
    return { ermittlungsId, ergebnisNummer: 'E1' };
  };

  it('is read at the targets of the redirects until it is calculated', async () => {
    const started = await startOffers({ readyAfterMs: 5000 }, { validate: true });
    const result = await order(started);
    expect(await started.offers.getProvision(result)).toEqual({
      betrag: expect.any(Number) as number,
      partnerId: 'ABC12',
    });
    const path = `v2 GET ${DETERMINE}/${result.ermittlungsId}/ergebnisse/E1/provision`;
    expect(started.asked().slice(2)).toEqual([
      `${path} true`,
      `${path}?versuch=1 true`,
      `${path}?versuch=2 true`,
      `${path}?versuch=3 true`,
    ]);
    expect(started.clock.waits).toEqual([2000, 2000, 2000]);
  });

  it.each([
    ['an absolute address', ({ href }: URL) => href],
    ['a path from here', ({ search }: URL) => `provision${search}`],
    ['a query alone', ({ search }: URL) => search],
  ])('is read at %s', async (_, write) => {
    const around = relocated((location) => (location.search === '' ? location.href : write(location)));
    const started = await startOffers({ readyAfterMs: 5000, around });
    const result = await order(started);
    expect(await started.offers.getProvision(result)).toHaveProperty('betrag');
    expect(started.asked().at(-1)).toMatch(/^v2 GET .*\/ergebnisse\/E1\/provision\?versuch=3 true$/);
  });

  it.each([
    ['a page', () => '/v2/bitte-warten'],
    ['its result', ({ pathname }: URL) => pathname.replace(/\/provision$/, '')],
  ])('is asked for as at first where the redirect leads to %s', async (_, write) => {
    const around = relocated((location) => (location.search === '' ? location.href : write(location)));
    const started = await startOffers({ readyAfterMs: 5000, around });
    const result = await order(started);
    expect(await started.offers.getProvision(result)).toHaveProperty('betrag');
    const path = `v2 GET ${DETERMINE}/${result.ermittlungsId}/ergebnisse/E1/provision true`;
    expect(started.asked().slice(2)).toEqual([path, path, path, path]);
  });

  it.each(['provision/?versuch=1', 'provision;jsessionid=0A1B?versuch=1'])('is read at %s', async (location) => {
    const around = instead(/\/provision/, ({ url }) =>
      url.endsWith(location) ? Response.json({ betrag: 1 }) : redirect(location),
    );
    const { offers } = await startOffers({ around });
    expect(await offers.getProvision({ ermittlungsId: 'a', ergebnisNummer: 'b' })).toEqual({ betrag: 1 });
  });

  it('that never comes is given up at the deadline', async () => {
    const started = await startOffers({ readyAfterMs: 1e9 });
    const waiting = started.offers.getProvision(await order(started), { intervalMs: 1000, deadlineMs: 10_000 });
    await expect(waiting).rejects.toThrow(NotReadyError);
    await expect(waiting).rejects.toThrow(/\/provision: not ready after \d+ ms \(trace id /);
    expect(started.clock.waits).toHaveLength(10);
  });

  it('can be aborted', async () => {
    const controller = new AbortController();
    const around = instead(/^GET .*\/provision$/, () => {
      controller.abort(new Error('enough'));
      return redirect('provision');
    });
    const { offers } = await startOffers({ around });
    const waiting = offers.getProvision({ ermittlungsId: 'a', ergebnisNummer: 'b' }, { signal: controller.signal });
    await expect(waiting).rejects.toThrow('enough');
  });

  it('does not exist without provisionsAusgabe', async () => {
    const { offers, vorgangsNummer } = await startOffers();
    const { ermittlungsId } = await offers.determine({ vorgangsNummer });
    await expect(offers.getProvision({ ermittlungsId, ergebnisNummer: 'E1' })).rejects.toThrow(NotFoundError);
  });

  it.each([
    ['waiting-without-location', ContractViolatedError, /no address in Location/, {}],
    ['waiting-empty-location', ContractViolatedError, /no address in Location/, {}],
    ['waiting-200-empty', ContractViolatedError, /no body/, {}],
    ['waiting-202', ContractViolatedError, /no body/, {}],
    ['waiting-404', NotFoundError, /status 404/, {}],
    ['commission-amount-as-string', ContractViolatedError, /\/betrag must be number/, { validate: true }],
    ['commission-without-partner', ContractViolatedError, /required property 'partnerId'/, { validate: true }],
    ['commission-in-array', ContractViolatedError, /must be object/, { validate: true }],
  ])('with the fault %s fails', async (fault, kind, message, settings) => {
    const started = await startOffers({ faults: `offers-v2/${fault}` }, settings);
    const failure = started.offers.getProvision(await order(started));
    await expect(failure).rejects.toThrow(kind);
    await expect(failure).rejects.toThrow(message);
  });
});
