import { describe, expect, it } from 'vitest';
import { failureOf } from '../overlay.fixture.ts';
import {
  ContractViolatedError,
  NetworkError,
  NotAllowedError,
  NotFoundError,
  PlatformFailedError,
  RateLimitedError,
  RequestRefusedError,
  failureGuard,
  type paths,
} from './index.ts';
import { cut, onPartners, start } from './partner.fixture.ts';

describe('the credentials of partner management', () => {
  it('are not sent to another origin after a redirect', async () => {
    let elsewhere = '';
    const { partners, partnerId, urls, received } = await start(
      onPartners(() => new Response(null, { status: 302, headers: { Location: elsewhere } })),
    );
    elsewhere = `${urls.v2}/partner/BRT01`;
    const calls = [partners.read(partnerId), partners.change(partnerId, {}), partners.create(partnerId, {})];
    for (const call of calls) await expect(call).rejects.toThrow(ContractViolatedError);
    expect(received.map(({ host }) => host)).toEqual(['pm', 'pm', 'pm']);
  });

  it('are sent with every request, from functions too, and are never in an error', async () => {
    const apiKey = 'falscher-schluessel-91';
    const settings = { apiKey: () => Promise.resolve(apiKey), partnerId: () => 'ADM01' };
    const { partners, partnerId, received } = await start({}, settings);
    const failure = await failureOf(partners.change(partnerId, { vorname: 'Jan' }));
    expect(failure).toBeInstanceOf(NotAllowedError);
    expect(failure).toMatchObject({ operation: 'PATCH /partner/{PartnerId}', status: 401 });
    expect(received[0]?.headers.get('X-ApiKey')).toBe(apiKey);
    expect(received[0]?.headers.get('X-PartnerId')).toBe('ADM01');
    expect(`${String(failure)} ${JSON.stringify(failure)}`).not.toContain(apiKey);
  });

  it('may lack a permission', async () => {
    const { partners, readOnlyPartnerId, hiddenPartnerId, partnerId, rightNotHeld } = await start();
    const denied = [
      partners.change(readOnlyPartnerId, { firmenname: 'X' }),
      partners.create(readOnlyPartnerId, { nachname: 'Voss' }),
      partners.change(partnerId, { [rightNotHeld]: true }),
    ];
    for (const call of denied) await expect(call).rejects.toThrow(NotAllowedError);
    await expect(partners.read(hiddenPartnerId)).rejects.toThrow(NotFoundError);
    await expect(partners.administrierbare('GIBTS')).rejects.toThrow(NotFoundError);
  });
});

describe('a partner service', () => {
  it('that refuses a value: the error keeps its reason and the trace id', async () => {
    const { partners, partnerId } = await start();
    const failure = await failureOf(
      partners.change(partnerId, { geburtsdatum: '01.02.1990' }, { traceId: 'spur-4711' }),
    );
    expect(failure).toBeInstanceOf(RequestRefusedError);
    const body = { message: expect.stringContaining('geburtsdatum') as string, traceId: 'spur-4711' };
    expect(failure).toMatchObject({ status: 400, traceId: 'spur-4711', body });
  });

  it('that refuses a value: failureGuard types the reason', async () => {
    const isFailure = failureGuard<paths>();
    const { partners, partnerId } = await start();
    const failure = await failureOf(partners.change(partnerId, { geburtsdatum: '01.02.1990' }));
    if (!isFailure(failure, 'PATCH /partner/{PartnerId}', 400)) throw failure;
    expect(failure.body.message).toContain('geburtsdatum');
    expect(isFailure(failure, 'PATCH /partner/{PartnerId}', 403)).toBe(false);
    expect(isFailure(failure, 'POST /partner/{PartnerId}/untergeordnetePartner', 400)).toBe(false);
    const { operation, status, body } = failure;
    expect(isFailure({ operation, status, body }, operation, status)).toBe(false);
    const ofGateway = await start(onPartners(() => new Response('<html>', { status: 400 })));
    const foreign = await failureOf(ofGateway.partners.change(ofGateway.partnerId, { vorname: 'Jan' }));
    expect(foreign).toBeInstanceOf(RequestRefusedError);
    expect(isFailure(foreign, 'PATCH /partner/{PartnerId}', 400)).toBe(false);
  });

  it('gets a new trace id with every request', async () => {
    const { partners, partnerId, received } = await start();
    await partners.read(partnerId);
    await partners.follow(await partners.read(partnerId), 'self');
    expect(new Set(received.map(({ headers }) => headers.get('X-TraceId'))).size).toBe(3);
  });

  it('gets Accept: application/json with every request (P126)', async () => {
    const { partners, partnerId, received } = await start();
    await partners.read(partnerId);
    await partners.change(partnerId, { vorname: 'Jan' });
    await partners.administrierbare(partnerId);
    expect(received.map(({ headers }) => headers.get('Accept'))).toEqual(received.map(() => 'application/json'));
    expect(received).toHaveLength(3);
  });

  it('gets no request whose identifier leads to another path', async () => {
    const { partners, received } = await start();
    const calls = [partners.read(''), partners.change('..', {}), partners.create('.', {})];
    for (const call of calls) await expect(call).rejects.toThrow(TypeError);
    expect(received).toEqual([]);
  });

  it('whose rate limit is exhausted is waited for, or not', async () => {
    let spent = 2;
    const limited = onPartners(() =>
      spent-- > 0 ? new Response(null, { status: 429, headers: { 'Retry-After': '7' } }) : undefined,
    );
    const { partners, partnerId, clock } = await start(limited);
    expect(await partners.change(partnerId, { vorname: 'Jan' })).toMatchObject({ vorname: 'Jan' });
    expect(clock.waits).toEqual([7000, 7000]);
    spent = 1;
    const impatient = await start(limited, { whenRateLimited: 'fail' });
    const failure = await failureOf(impatient.partners.read(partnerId));
    expect(failure).toBeInstanceOf(RateLimitedError);
    expect(failure).toMatchObject({ status: 429, retryAfterMs: 7000 });
  });

  it('that cannot be reached gets reads again', async () => {
    let failures = 2;
    const fetchThird = (request: Request) =>
      failures-- > 0 ? Promise.reject(new TypeError('fetch failed')) : fetch(request);
    const { partners, partnerId, clock } = await start({}, { fetch: fetchThird });
    expect(await partners.read(partnerId)).toMatchObject({ id: partnerId });
    expect(clock.waits.length).toBe(2);
    failures = 1;
    await expect(partners.change(partnerId, {})).rejects.toThrow(NetworkError);
  });

  it('that cuts off a response', async () => {
    const { partners, partnerId } = await start(onPartners(cut));
    const failure = await failureOf(partners.read(partnerId));
    expect(failure).toBeInstanceOf(PlatformFailedError);
    expect(failure).toMatchObject({ operation: 'GET /partner/{PartnerId}' });
  });

  it.each([
    ['<html>', 200],
    ['{"id":', 200],
    ['', 200],
    ['null', 200],
    ['{}', 203],
  ])('that answers %j with %d violates the contract', async (body, status) => {
    const { partners, partnerId } = await start(onPartners(() => new Response(body, { status })));
    await expect(partners.read(partnerId)).rejects.toThrow(ContractViolatedError);
    await expect(partners.change(partnerId, {})).rejects.toThrow(ContractViolatedError);
  });

  it.each(['administrierbare-in-object', 'administrierbare-id-is-number'])(
    'with the fault %s is found by validation',
    async (fault) => {
      const { partners, partnerId } = await start({ faults: `partner/${fault}` }, { validate: true });
      await expect(partners.administrierbare(partnerId)).rejects.toThrow(ContractViolatedError);
      const partner = await partners.read(partnerId);
      await expect(partners.follow(partner, 'administrierbare')).rejects.toThrow(ContractViolatedError);
    },
  );

  it('with a typ that the contract does not have yet is accepted', async () => {
    const { partners, partnerId } = await start(
      onPartners(() => Response.json([{ id: 'X', partnerId: 'X', typ: 'ROBOTER', neu: { tief: 1 } }])),
      { validate: true },
    );
    expect(await partners.administrierbare(partnerId)).toMatchObject([{ typ: 'ROBOTER' }]);
  });

  it('that does not respond is given up at the time limit', async () => {
    const controller = new AbortController();
    const { partners, partnerId } = await start(
      onPartners(() => {
        controller.abort(new Error('enough'));
        return new Promise<Response>(() => undefined);
      }),
    );
    await expect(partners.read(partnerId, { signal: controller.signal })).rejects.toThrow('enough');
  });
});
