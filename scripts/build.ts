/** Builds the package platform-contracts into `dist/`. */
import { join } from 'node:path';
import { buildPackage } from './package/build.ts';
import { CHECKOUT, runPlain } from './run-command.ts';

const { root } = CHECKOUT;
process.exitCode = await runPlain(
  `Usage: npm run build
  builds the package platform-contracts into dist/; takes no arguments`,
  () => buildPackage(root, join(root, 'dist')),
);
