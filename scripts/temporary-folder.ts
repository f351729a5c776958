import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Carries out a task with a folder of its own, which is gone afterwards. */
export async function inFolder<Result>(task: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'platform-'));
  try {
    return await task(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}
