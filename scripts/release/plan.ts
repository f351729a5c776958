import { join } from 'node:path';
import applyReleasePlan from '@changesets/apply-release-plan';
import assembleReleasePlan from '@changesets/assemble-release-plan';
import { parse as parseConfiguration } from '@changesets/config';
import readChangesets from '@changesets/read';
import type { Config, NewChangeset, ReleasePlan, WrittenConfig } from '@changesets/types';
import { PACKAGE_NAMES, PACKAGES, readJson, readManifest } from './packages.ts';

/** The packages, as the libraries of changesets take them. */
type Workspace = Parameters<typeof assembleReleasePlan>[1];

/** The version of a package in the next release. */
export interface PlannedRelease {
  name: string;
  version: string;
}

/** The versions that the pending changesets give the packages. */
export interface Plan {
  workspace: Workspace;
  config: Config;
  releases: ReleasePlan;
}

/**
 * Reads the pending changesets. The command line of changesets finds packages by `workspaces`, which cannot include the root; its libraries
 * take the packages as arguments.
 *
 * @param root - absolute path of the checkout
 * @throws Error if a changeset cannot be read or names another package
 */
export async function readPlan(root: string): Promise<Plan> {
  const found = PACKAGE_NAMES.map(async (name) => ({
    dir: join(root, PACKAGES[name]),
    packageJson: await readManifest(root, name),
  }));
  const packages = await Promise.all(found);
  const [rootPackage] = packages;
  if (rootPackage === undefined) throw new Error('There is no package.');
  const workspace: Workspace = { tool: 'root', root: rootPackage, packages };
  const config = parseConfiguration(await readJson<WrittenConfig>(join(root, '.changeset/config.json')), workspace);
  const changesets = await readChangesets(root);
  assertKnown(changesets);
  return { workspace, config, releases: assembleReleasePlan(changesets, workspace, config, undefined) };
}

function assertKnown(changesets: readonly NewChangeset[]): void {
  const known = new Set<string>(PACKAGE_NAMES);
  const wrong = changesets.flatMap(({ id, releases }) =>
    releases.filter(({ name }) => !known.has(name)).map(({ name }) => `.changeset/${id}.md names «${name}»`),
  );
  if (wrong.length === 0) return;
  throw new Error(`${wrong.join(', ')}: there are only «${PACKAGE_NAMES.join('» and «')}».`);
}

/** The version of each package after the pending changesets; the current one if they do not change it. */
export function plannedReleases({ workspace, releases: { releases } }: Plan): PlannedRelease[] {
  return workspace.packages.map(({ packageJson: { name, version } }) => {
    const planned = releases.find((release) => release.name === name);
    return { name, version: planned?.newVersion ?? version };
  });
}

/**
 * Writes the planned versions into the packages, and deletes the applied changesets.
 *
 * @param root - absolute path of the checkout
 */
export async function applyPlan(root: string, { workspace, config, releases }: Plan): Promise<void> {
  await applyReleasePlan(releases, workspace, config, undefined, root);
}
