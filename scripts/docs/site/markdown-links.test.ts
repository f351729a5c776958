import { expect, it } from 'vitest';
import { mapLinks } from './links.ts';

const mapped = (markdown: string): string =>
  mapLinks(markdown, (href) => (href.startsWith('gone') ? { file: 'docs/gone_too.md' } : `new/${href}`));

it.each([
  ['a link', '[a](b.md#c), [`x[0]` y](/d.html)', '[a](new/b.md#c), [`x[0]` y](new//d.html)'],
  ['a link over two lines', '[a\nb](c.md)', '[a\nb](new/c.md)'],
  ['an HTML link', '<a class="x" href="b.md">a</a>', '<a class="x" href="new/b.md">a</a>'],
  ['a link to a missing page', '[a `b`](gone.md)', 'a `b` (docs/gone\\_too.md)'],
  ['an HTML link to a missing page', '<a href="gone.md">a</a>', '<a href="gone.md">a</a>'],
  ['code', '`[a](b)` and ``c` [a](b)``', '`[a](b)` and ``c` [a](b)``'],
  ['a block of code', '````md\n```\n[a](b)\n```\n````\n[a](b)', '````md\n```\n[a](b)\n```\n````\n[a](new/b)'],
  ['escaped characters', '\\[a](b) \\` [a](b) \\`', '\\[a](b) \\` [a](new/b) \\`'],
])('maps %s', (_, markdown, expected) => {
  expect(mapped(markdown)).toBe(expected);
});
