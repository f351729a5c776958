import { describe, expect, it } from 'vitest';
import { readJson } from './body.ts';

const JSON_TYPE = 'application/json';
const requestOf = (body: BodyInit, type: string, headers: Record<string, string> = {}) =>
  new Request('http://host.test', { method: 'POST', headers: { 'Content-Type': type, ...headers }, body });

describe('readJson', () => {
  it.each([
    ['{"name":"Süd"}', JSON_TYPE],
    ['[]', 'Application/JSON ; charset=UTF-8'],
    [' null\n', 'application/json-patch+json'],
  ])('reads %j sent as %s', async (text, type) => {
    const body = await readJson(requestOf(text, type), [JSON_TYPE, 'application/json-patch+json']);
    const value: unknown = JSON.parse(text);
    expect(body).toEqual({ ok: true, value, text });
  });

  it.each([
    ['nothing', '', JSON_TYPE, 'missing', 400],
    ['nothing as text', '', 'text/plain', 'missing', 400],
    ['another type', '{}', 'text/plain', 'media-type', 415],
    ['a type that only others take', '{}', 'application/json-patch+json', 'media-type', 415],
    ['no type', '{}', '', 'media-type', 415],
    ['half of an object', '{"a":', JSON_TYPE, 'malformed', 400],
    ['white space', ' \n', JSON_TYPE, 'malformed', 400],
    ['bytes that are not UTF-8', new Uint8Array([0x22, 0xff, 0x22]), JSON_TYPE, 'malformed', 400],
  ])('gives the reason for %s', async (_what, body, type, reason, status) => {
    const message: unknown = expect.stringMatching(/./);
    expect(await readJson(requestOf(body, type), [JSON_TYPE])).toEqual({ ok: false, reason, status, message });
  });

  it('names the accepted types, and the received one', async () => {
    expect(await readJson(requestOf('{}', 'text/plain;charset=UTF-8'), [JSON_TYPE, 'application/x'])).toMatchObject({
      message: 'Content-Type must be application/json or application/x, but is text/plain',
    });
  });

  it('refuses an encoded body', async () => {
    const request = requestOf('{}', JSON_TYPE, { 'Content-Encoding': 'gzip' });
    const message = 'Content-Encoding must be absent, but is gzip';
    expect(await readJson(request, [JSON_TYPE])).toMatchObject({ status: 415, message });
  });

  it.each(['', 'identity', 'Identity'])('reads a body with Content-Encoding «%s»', async (encoding) => {
    const request = requestOf('{}', JSON_TYPE, { 'Content-Encoding': encoding });
    expect(await readJson(request, [JSON_TYPE])).toMatchObject({ ok: true });
  });

  it('does not throw for a truncated body', async () => {
    const broken = new ReadableStream({ start: (controller) => controller.error(new Error('broken off')) });
    const init: RequestInit & { duplex: 'half' } = { method: 'POST', body: broken, duplex: 'half' };
    expect(await readJson(new Request('http://host.test', init), [JSON_TYPE])).toMatchObject({ reason: 'malformed' });
  });
});
