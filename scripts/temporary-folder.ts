import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Runs a task with a temporary folder, which is deleted afterwards. */
export async function inFolder<Result>(task: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'platform-'));
  try {
    return await task(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}
