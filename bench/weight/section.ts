import { table } from '../../conformance/proof/markdown-table.ts';
import { BUDGET, INSTALLED_BYTES, type Weight } from '../../scripts/package/weight.fixture.ts';
import type { Section } from '../benchmark.ts';
import { atMost } from '../goals.ts';

/** What was weighed. */
export interface Weighed {
  weights: readonly Weight[];
  /** The package with its dependencies, unpacked. */
  installedBytes: number;
}

/** What the weights of the package say. */
export function sectionOf({ weights, installedBytes }: Weighed): Section {
  const heaviest = (of: 'client' | 'everything'): number => Math.max(...weights.map((weight) => weight[of]));
  const markdown = [
    '## Weight',
    'What an application loads for the import of an interface beyond openapi-fetch, bundled by esbuild from the packed package, minified and gzipped, in bytes. ' +
      'What is loaded later, such as validators, does not count.',
    table(
      ['interface', 'the generated client', 'with its flows'],
      weights.map(({ id, client, everything }) => [id, client, everything]),
    ),
    `The package takes ${megabytes(installedBytes).toFixed(2)} MB with its dependencies, unpacked. How long \`tsc\` takes for one interface stands under Types.`,
  ].join('\n\n');
  return {
    markdown,
    figures: { weights, installedBytes },
    goals: [
      atMost(
        'client',
        'the heaviest generated client beyond openapi-fetch',
        heaviest('client'),
        BUDGET.client,
        'bytes',
      ),
      atMost('flows', 'the heaviest flows beyond openapi-fetch', heaviest('everything'), BUDGET.everything, 'bytes'),
      atMost(
        'installation',
        'the package and its dependencies',
        megabytes(installedBytes),
        megabytes(INSTALLED_BYTES),
        'MB',
      ),
    ],
  };
}

const megabytes = (bytes: number): number => bytes / 1e6;
