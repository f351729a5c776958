import { describe, expect, it } from 'vitest';
import { createCaller } from './caller.ts';
import { ContractViolatedError, NotFoundError } from './errors.ts';
import { UnsendableError } from '../../generated/sendable.ts';
import { createOperations, createReads, inPath } from './operations.ts';

interface Paths {
  '/dinge/{nummer}': {
    get: {
      parameters: { path: { nummer: string } };
      responses: { 200: { content: { 'application/json': { name: string } } } };
    };
  };
}

/** A generated client whose methods all return the same result; it records its calls. */
function start(fetched: { data?: unknown; error?: unknown; response: Response }, named?: 200) {
  const calls: { method: string; path: string; init: Record<string, unknown> }[] = [];
  const method = (name: string) => (path: string, init: Record<string, unknown>) => {
    calls.push({ method: name, path, init });
    return Promise.resolve(fetched);
  };
  const client = { GET: method('GET'), PUT: method('PUT'), PATCH: method('PATCH') };
  const checked: unknown[] = [];
  const call = createCaller(
    { validate: true },
    (request) => fetch(request),
    async (_, __, data) => {
      checked.push(data);
      return undefined;
    },
  );
  return {
    ...createOperations<Paths>(client, call),
    ...(named && createReads<Paths>(client, call, { named })),
    calls,
    checked,
  };
}

describe('a read', () => {
  it('sends its parameters, and returns the body', async () => {
    const { read, calls } = start({ data: { name: 'Haus' }, response: Response.json({}) });
    const query = { seite: 2 };
    const thing: { name: string } = await read('/dinge/{nummer}', { nummer: '7' }, { query, traceId: 'mine' });
    expect(thing).toEqual({ name: 'Haus' });
    const init = {
      params: { path: { nummer: '7' }, query },
      headers: { 'X-TraceId': 'mine' },
      signal: null,
      fetch: expect.any(Function) as unknown,
    };
    expect(calls).toEqual([{ method: 'GET', path: '/dinge/{nummer}', init }]);
  });

  it.each([
    ['another success', { data: {}, response: Response.json({}, { status: 202 }) }],
    ['null', { data: null, response: Response.json(null) }],
    ['nothing', { response: new Response() }],
  ])('does not take %s for content', async (_, fetched) => {
    const { read } = start(fetched, 200);
    await expect(read('/dinge/{nummer}', { nummer: '7' })).rejects.toThrow(ContractViolatedError);
  });

  it('accepts any success if the contract names no status, but needs a body', async () => {
    const accepted = start({ data: { name: 'Haus' }, response: Response.json({}, { status: 202 }) });
    expect(await accepted.read('/dinge/{nummer}', { nummer: '7' })).toEqual({ name: 'Haus' });
    const { read } = start({ response: new Response(null, { status: 204 }) });
    await expect(read('/dinge/{nummer}', { nummer: '7' })).rejects.toThrow(ContractViolatedError);
  });

  it.each([
    [{ name: 'Haus' }, 202],
    [null, 200],
    [undefined, 204],
  ])('of which nothing is shown may be answered with %j and %d', async (data, status) => {
    const { readOpen } = start({ data, response: new Response(null, { status }) });
    expect(await readOpen('/dinge/{nummer}', { nummer: '7' })).toEqual(data);
  });

  it('names its operation in the error', async () => {
    const { read } = start({ response: new Response(null, { status: 404 }) });
    const reading = read('/dinge/{nummer}', { nummer: '7' });
    await expect(reading).rejects.toThrow(NotFoundError);
    await expect(reading).rejects.toMatchObject({ operation: 'GET /dinge/{nummer}' });
  });
});

describe('a change', () => {
  it.each([
    ['{"name":"Haus"}', { name: 'Haus' }],
    ['gespeichert', 'gespeichert'],
    ['', undefined],
    [undefined, undefined],
  ])('reads the response %j as %j, and compares that with the contract', async (data, expected) => {
    const { change, calls, checked } = start({ data, response: Response.json({}, { status: 202 }) });
    expect(await change('PUT', '/dinge/{nummer}', { nummer: '7' }, { name: 'Haus' })).toEqual(expected);
    expect(checked).toEqual([expected]);
    expect(calls[0]?.init).toMatchObject({
      body: { name: 'Haus' },
      params: { path: { nummer: '7' } },
      parseAs: 'text',
    });
  });

  it('sends the given media type', async () => {
    const { change, calls } = start({ response: new Response(null, { status: 204 }) });
    const mediaType = 'application/merge-patch+json';
    await change('PATCH', '/dinge/{nummer}', { nummer: '7' }, {}, { mediaType, traceId: 'mine' });
    expect(calls[0]?.init['headers']).toEqual({ 'X-TraceId': 'mine', 'Content-Type': mediaType });
  });
});

describe('a parameter in a path', () => {
  it.each([2 ** 53, 1e39, NaN])('cannot be the number %d', (nummer) => {
    expect(() => inPath('/dinge/{nummer}', { nummer })).toThrow(new UnsendableError('nummer must be a string'));
  });

  it.each(['', '.', '..'])('cannot be %j', async (nummer) => {
    expect(() => inPath('/dinge/{nummer}', { nummer })).toThrow(
      new UnsendableError(`nummer must not be ${JSON.stringify(nummer)}`),
    );
    const { read, change, calls } = start({ response: new Response() });
    await expect(read('/dinge/{nummer}', { nummer })).rejects.toThrow(TypeError);
    await expect(change('PUT', '/dinge/{nummer}', { nummer }, {})).rejects.toThrow(TypeError);
    expect(calls).toEqual([]);
  });

  it.each(['...', 'a/b', ' ', '%2e%2e'])('can be %j', (nummer) => {
    expect(inPath('/dinge/{nummer}', { nummer })).toEqual({ nummer });
  });

  it('is taken from a resource with further members', () => {
    expect(inPath('/dinge/{nummer}', { nummer: '7', hinweise: [], text: '' })).toEqual({ nummer: '7' });
  });

  it.each([[undefined], [null], [{ nummer: '7' }], [true]])('must be a string, not %j', (nummer) => {
    const wanted = new UnsendableError('nummer must be a string');
    expect(() => inPath('/dinge/{nummer}', { nummer })).toThrow(wanted);
  });
});
