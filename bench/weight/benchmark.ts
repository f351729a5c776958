import { table } from '../../conformance/proof/markdown-table.ts';
import { INTERFACE_IDS } from '../../generated/platform.ts';
import { installPackage } from '../../scripts/package/installed.fixture.ts';
import {
  BUDGET,
  INSTALLED_BYTES,
  installedBytes,
  weightsOf,
  type Weight,
} from '../../scripts/package/weight.fixture.ts';
import type { Benchmark, Section } from '../benchmark.ts';
import { atMost } from '../goals.ts';

/** The size of imports, and of the installed package. */
export const weight: Benchmark = {
  name: 'weight',
  run: async () => {
    const installed = await installPackage([]);
    try {
      const weights = await weightsOf(installed, INTERFACE_IDS);
      return sectionOf({ weights, bytes: await installedBytes(installed) });
    } finally {
      await installed.remove();
    }
  },
};

interface Weighed {
  weights: readonly Weight[];
  /** Unpacked size of the package with its dependencies. */
  bytes: number;
}

/** Reports the weights of the package. */
export function sectionOf({ weights, bytes }: Weighed): Section {
  const heaviest = (part: 'client' | 'everything'): number => Math.max(...weights.map((weight) => weight[part]));
  const markdown = [
    '## Weight',
    'What an application loads for the import of an interface beyond openapi-fetch, bundled by esbuild from the packed package, minified and gzipped, in bytes. ' +
      'What is loaded later, such as validators, does not count.',
    table(
      ['interface', 'the generated client', 'with its flows'],
      weights.map(({ id, client, everything }) => [id, client, everything]),
    ),
    `The package takes ${megabytes(bytes).toFixed(2)} MB with its dependencies, unpacked. How long \`tsc\` takes for one interface stands under Types.`,
  ].join('\n\n');
  return {
    markdown,
    figures: { weights, installedBytes: bytes },
    goals: [
      atMost(
        'client',
        'the heaviest generated client beyond openapi-fetch',
        heaviest('client'),
        BUDGET.client,
        'bytes',
      ),
      atMost('flows', 'the heaviest flows beyond openapi-fetch', heaviest('everything'), BUDGET.everything, 'bytes'),
      atMost('installation', 'the package and its dependencies', megabytes(bytes), megabytes(INSTALLED_BYTES), 'MB'),
    ],
  };
}

const megabytes = (count: number): number => count / 1e6;
