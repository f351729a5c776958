import { expect, it } from 'vitest';
import { saying, type Io } from './io.ts';

/** What is written to the standard error while a command works. */
async function writtenBy(isTTY: boolean, work: () => Promise<void>, columns = 80): Promise<string> {
  const written: string[] = [];
  const stderr = { isTTY, columns, write: (text: string) => written.push(text) } as unknown as NodeJS.WriteStream;
  await saying({ stdout: stderr, stderr } satisfies Io, 'Counting', work).catch(() => written.push('failed'));
  return written.join('');
}

it('says in a terminal what takes time, until it is done or fails', async () => {
  expect(await writtenBy(true, () => Promise.resolve())).toBe('Counting …\r\u001b[2K');
  expect(await writtenBy(true, () => Promise.reject(new Error('no')))).toBe('Counting …\r\u001b[2Kfailed');
});

it('stays on one line, which can be emptied, and says all if the width is not known', async () => {
  expect(await writtenBy(true, () => Promise.resolve(), 8)).toBe('Countin\r\u001b[2K');
  expect(await writtenBy(true, () => Promise.resolve(), 0)).toBe('Counting …\r\u001b[2K');
});

it('says nothing in a file or a pipe', async () => {
  expect(await writtenBy(false, () => Promise.resolve())).toBe('');
});
