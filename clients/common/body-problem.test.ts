import { describe, expect, it } from 'vitest';
import { bodyProblem } from './body-problem.ts';

const READ = 'GET /partner/{PartnerId}';
const load = () => import('../../generated/partner/validators.ts');
const judged = (body: unknown, { operation = READ, status = 200, type = 'application/json' } = {}) =>
  bodyProblem(load, operation, new Response(null, { status, headers: { 'Content-Type': type } }), body, true);

describe('the check of a body', () => {
  it.each([
    [
      'a wrong type, and where it stands',
      { id: 'A', anschrift: { strasse: 4711 } },
      '/anschrift/strasse must be string',
    ],
    ['another body', [], 'the body must be object'],
  ])('tells of %s', async (_what, body, problem) => {
    expect(await judged(body)).toBe(problem);
  });

  it.each([[{}], [{ access_token: null }]])('reports a missing required member: %j', async (body) => {
    const login = () => import('../../generated/login/validators.ts');
    const problem = await bodyProblem(login, 'POST /login', Response.json(body), body, true);
    expect(problem).toBe("the body must have required property 'access_token'");
  });

  it.each([
    ['more members', { id: 'A', erfunden: [1] }],
    ['null for what is not set', { id: 'A', vorname: null, bankverbindung: null }],
    ['a value that is new in an enumeration', { id: 'A', anrede: 'DIVERS' }],
  ])('is content with %s', async (_what, body) => {
    expect(await judged(body)).toBeUndefined();
  });

  it('accepts media types in any case and with parameters', async () => {
    for (const type of ['Application/JSON; charset=UTF-8', 'application/hal+json']) {
      expect(await judged([], { type })).toBe('the body must be object');
    }
  });

  it('reports nothing that the contract does not describe', async () => {
    expect(await judged('<p>', { type: 'text/html' })).toBeUndefined();
    expect(await judged([], { operation: 'GET /nowhere' })).toBeUndefined();
    expect(await judged([], { status: 418 })).toBeUndefined();
  });

  it('loads the contract once', async () => {
    let loads = 0;
    const counting = () => {
      loads += 1;
      return import('../../generated/partner/validators.ts');
    };
    const answer = Response.json({ id: 'A' });
    await Promise.all(['A', 'B'].map((id) => bodyProblem(counting, READ, answer, { id }, true)));
    expect(loads).toBe(1);
  });

  it('uses the contract of the settings instead of that of the interface', async () => {
    const own = () => import('../../generated/login/validators.ts');
    const other = () => Promise.reject(new Error('loaded'));
    const problem = await bodyProblem(other, 'POST /login', Response.json({}), {}, own);
    expect(problem).toBe("the body must have required property 'access_token'");
  });

  it('loads a contract again after loading failed', async () => {
    const contracts = [Promise.reject(new TypeError('no network')), import('../../generated/partner/validators.ts')];
    const failing = () => contracts.shift() ?? Promise.reject(new Error('loaded twice'));
    const again = () => bodyProblem(failing, READ, Response.json([]), [], true);
    await expect(again()).rejects.toThrow('no network');
    expect(await again()).toBe('the body must be object');
  });
});
