/** Builds the package platform-contracts into `dist/`. */
import { join, resolve } from 'node:path';
import { buildPackage } from './package/build.ts';

const root = resolve(import.meta.dirname, '..');
await buildPackage(root, join(root, 'dist'));
