import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Report } from './report.ts';
import { INTERFACE_IDS } from '../../generated/platform.ts';

const PACKAGE = new URL('../package.json', import.meta.url);
const GENERATED = new URL('../../generated/', import.meta.url);

/** Name and version of this package. */
export function describePackage(): Pick<Report['suite'], 'name' | 'version'> {
  const { name, version } = JSON.parse(readFileSync(PACKAGE, 'utf8')) as { name: string; version: string };
  return { name, version };
}

/** Name, version and contract digests of this suite, for reports; reads all contracts. */
export function describeSuite(): Report['suite'] {
  const contracts = INTERFACE_IDS.map((id) => {
    return [id, `sha256:${hash('sha256', readFileSync(new URL(`${id}/openapi.json`, GENERATED)))}`] as const;
  });
  return { ...describePackage(), contracts: Object.fromEntries(contracts) };
}
