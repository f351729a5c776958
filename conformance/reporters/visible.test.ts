import { expect, it } from 'vitest';
import { visible } from './visible.ts';

it('escapes characters that control a terminal, change the writing direction or break a line, and keeps all others', () => {
  expect(visible('a\u0000b\u001b[31mc\u202Ed\uD800e\uFFFFf\u2028g\u0085h')).toBe(
    'a\\u0000b\\u001B[31mc\\u202Ed\\uD800e\\uFFFFf\\u2028g\\u0085h',
  );
  expect(visible('Größe\t1 €\r\nnext 🎉')).toBe('Größe\t1 €\nnext 🎉');
});
