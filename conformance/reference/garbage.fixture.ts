import { expect } from 'vitest';
import { randomNumbers } from '../random-numbers.ts';
import type { Handler } from '../servers/handler.ts';
import { send, type Call } from './client.fixture.ts';

/** The material for garbage requests. */
export interface Material {
  paths: readonly string[];
  /** Headers with valid credentials; sometimes one is omitted or corrupted. */
  headers: Readonly<Record<string, string>>;
  mediaTypes: readonly string[];
  /** Words from valid bodies. */
  words: readonly string[];
}

/** Generates `count` requests, most of which are invalid; always the same for one `seed`. */
export function garbage(count: number, seed: number, material: Material): Call[] {
  const random = randomNumbers(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const pick = <T>(from: readonly [T, ...T[]] | readonly T[]): T => from[below(from.length)] as T;
  const word = () => pick([...material.words, '', '__proto__', 'constructor', 'ä\u0000\n', '\ud800', 'x'.repeat(5000)]);
  const value = (depth: number): unknown => {
    const kind = below(depth > 3 ? 5 : 8);
    if (kind < 2) return word();
    if (kind === 2) return below(1000) - 500;
    if (kind === 3) return random() < 0.5;
    if (kind === 4) return null;
    if (kind === 5) return Array.from({ length: below(4) }, () => value(depth + 1));
    return Object.fromEntries(Array.from({ length: below(6) }, () => [word(), value(depth + 1)]));
  };
  const body = () => {
    const text = JSON.stringify(value(0));
    const kind = below(10);
    if (kind === 0) return text.slice(0, below(text.length + 1));
    if (kind === 1) return '['.repeat(below(100_000));
    if (kind === 2) return '{"__proto__":{"x":1},"constructor":null}';
    return text;
  };
  return Array.from({ length: count }, () => {
    const headers = Object.fromEntries(
      Object.entries(material.headers)
        .filter(() => below(20) > 0)
        .map(([name, text]) => [name, below(30) === 0 ? `${text}x` : text]),
    );
    const method = pick(['GET', 'HEAD', 'POST', 'POST', 'PATCH', 'PATCH', 'PATCH', 'PUT', 'DELETE', 'OPTIONS']);
    const tail = pick(['', '', '', '', '/', '/%', '/%E4', '?a=%', '/../x', `/${'y'.repeat(2000)}`]);
    const call = { method, path: pick(material.paths) + tail };
    if (method === 'GET' || method === 'HEAD') return { ...call, headers };
    return { ...call, headers: { ...headers, 'content-type': pick(material.mediaTypes) }, body: body() };
  });
}

/**
 * Sends calls to a handler, and expects that no response is 5xx.
 *
 * @param check - a further check of each response
 * @returns the statuses of the responses
 */
export async function statusesOf(
  handler: Handler,
  calls: readonly Call[],
  check: (answer: Response, call: Call) => void = () => {},
): Promise<number[]> {
  const statuses = new Set<number>();
  for (const call of calls) {
    const answer = await send(handler, call);
    statuses.add(answer.status);
    expect(answer.status, JSON.stringify(call).slice(0, 300)).toBeLessThan(500);
    check(answer, call);
  }
  return [...statuses];
}
