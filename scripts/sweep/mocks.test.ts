import { expect, it } from 'vitest';
import { HOSTS } from '../../generated/platform.ts';
import { startMockProcess } from './mocks.ts';

it('serves the six hosts until it is stopped', async () => {
  const mocks = await startMockProcess();
  const addresses = HOSTS.map((host) => mocks.targets[host]);
  try {
    expect(new Set(addresses)).toHaveProperty('size', 6);
    const answer = await fetch(`${mocks.targets.report}/documentation`);
    expect(answer.status).toBe(200);
  } finally {
    await mocks.stop();
  }
  await expect(fetch(`${mocks.targets.report}/documentation`)).rejects.toThrow();
});
