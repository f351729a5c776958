import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { curl } from '../engine/curl.ts';
import { expectProportional } from '../engine/growth.fixture.ts';
import { foldAt, foldedCommand, LONGEST_LINE } from './lines.ts';

const BODIES = [
  '{}',
  `{"a":"${'x y '.repeat(400)}"}`,
  "it's ".repeat(150),
  `${'\\'.repeat(3)}${'ä'.repeat(900)}`,
  '😀'.repeat(300),
  `x${'😀'.repeat(300)}`,
  `it's -u x --data-raw "y" -H z ${'x'.repeat(900)}`,
];

it.each(BODIES)('folds a command without changing it (%#)', (body) => {
  const headers = Array.from({ length: 8 }, (_, index) => [`X-Header-${index}`, 'value '.repeat(5)] as const);
  const command = curl('POST', 'http://127.0.0.1/a', headers, body).replace(/^curl/, "printf '%s\\n'");
  const lines = foldedCommand(command, '  ');
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(LONGEST_LINE);
  const said = (script: string) => execFileSync('sh', ['-c', script], { encoding: 'utf8' });
  expect(said(lines.join('\n'))).toBe(said(command));
});

it('folds a line between words without losing any', () => {
  const line = `    ${'word '.repeat(200)}${'x'.repeat(450)}`;
  const lines = foldAt(LONGEST_LINE)(line);
  for (const one of lines) expect(one.length).toBeLessThanOrEqual(LONGEST_LINE);
  const without = (text: string) => text.replaceAll(/\s/g, '');
  expect(without(lines.join(''))).toBe(without(line));
});

it.each(['x'.repeat(180) + ' ::error::x', 'x'.repeat(LONGEST_LINE - 4) + '::error::x'])(
  'begins no workflow command (%#)',
  (text) => {
    expect(foldAt(Infinity)(`  got: ${text}`).join('\n')).not.toMatch(/^\s*::/m);
    expect(foldAt(Infinity)(text).join('\n')).not.toMatch(/^\s*::/m);
  },
);

it('does not split a character', () => {
  for (const before of ['', 'x']) {
    const lines = foldAt(LONGEST_LINE)(`${before}${'😀'.repeat(300)}`);
    expect(lines.filter((line) => /\p{Cs}/u.test(line))).toEqual([]);
  }
});

it('puts each part of a too long word on a separate line, even a short last part', () => {
  const word = 'x'.repeat(LONGEST_LINE - 2);
  expect(foldAt(LONGEST_LINE)(`${word} ${word}`).map((line) => line.trim().length)).toEqual([196, 2, 196, 2]);
});

it('folds a line with colours by its visible width, and does not break a word that fits on a line', () => {
  const address = `http://127.0.0.1/${'x'.repeat(60)}`;
  expect(foldAt(30)(`\u001b[90m  the last request of a rule: ${address} and more\u001b[39m`)).toEqual([
    '\u001b[90m  the last request of a rule:',
    `      ${address}`,
    '      and more\u001b[39m',
  ]);
});

it.each([
  ['a line', (long: string) => foldAt(LONGEST_LINE)(long)],
  ['a command', (long: string) => foldedCommand(`curl --data-raw '${long}'`, '')],
])('folds %s in linear time', (_, fold) => {
  expectProportional((length) => fold('word '.repeat(length)), 10_000);
});
