import { INTERFACE_IDS } from '../../generated/platform.ts';
import { installPackage } from '../../scripts/package/installed.fixture.ts';
import { installedBytes, weightsOf } from '../../scripts/package/weight.fixture.ts';
import type { Benchmark } from '../benchmark.ts';
import { sectionOf } from './section.ts';

/** What applications load of the package, and what it takes where it is installed. */
export const weight: Benchmark = {
  name: 'weight',
  run: async () => {
    const installed = await installPackage([]);
    try {
      const weights = await weightsOf(installed, INTERFACE_IDS);
      return sectionOf({ weights, installedBytes: await installedBytes(installed) });
    } finally {
      await installed.remove();
    }
  },
};
