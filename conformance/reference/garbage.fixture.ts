import type { Call } from './client.fixture.ts';

/** What garbage is made of. */
export interface Material {
  paths: readonly string[];
  /** Headers that let a request in; now and then one is left out or spoilt. */
  headers: Readonly<Record<string, string>>;
  mediaTypes: readonly string[];
  /** Words that stand in valid bodies. */
  words: readonly string[];
}

/** Makes `count` requests that are mostly wrong somewhere, always the same for one `seed`. */
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

/** A small generator of numbers from 0 to 1 (mulberry32), always the same for one `seed`. */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
