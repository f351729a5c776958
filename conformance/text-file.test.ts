import { constants } from 'node:buffer';
import { expect, it } from 'vitest';
import { decodeText } from './text-file.ts';

it('tells a text that is too long from one in another encoding', () => {
  expect(() => decodeText(new Uint8Array(constants.MAX_STRING_LENGTH + 1))).toThrow(/longer than/);
  expect(() => decodeText(Buffer.from('é', 'latin1'))).toThrow('it is not in UTF-8');
});
