import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import type { Config } from '../engine/config/schema.ts';
import { createDeployment } from '../reference/deployment.ts';
import type { Host } from '../reference/interface.ts';
import { listen } from '../servers/listen.ts';
import { newFolder } from './cli.fixture.ts';

/** What the tests of a file check. */
interface Checked {
  folder: string;
  /** The addresses of a running reference deployment, and its configuration. */
  urls: Readonly<Record<Host, string>>;
  config: Config;
  /** Writes the configuration with changes to a file. */
  changed(name: string, change: (own: Config) => void): string;
}

/** Starts a reference deployment for the tests of a file. */
export async function startChecked(): Promise<Checked> {
  const folder = newFolder();
  const deployment = createDeployment({ readyAfterMs: 0 });
  const { urls, close } = await listen(deployment.hosts, { port: 0 });
  afterAll(close);
  const config = (await deployment.configuration(urls)) as Config;
  const changed = (name: string, change: (own: Config) => void) => {
    const own = structuredClone(config);
    change(own);
    const file = join(folder, `${name}.json`);
    writeFileSync(file, JSON.stringify(own));
    return file;
  };
  return { folder, urls, config, changed };
}

/** A text that occurs nowhere else, since secrets are masked wherever they occur. */
const UNKNOWN_SECRET = 'geheim-4f1c77e0';

/** Invalidates the credentials that a check can use. */
export function withWrongCredentials({ credentials }: Config): void {
  if (credentials?.report) credentials.report.authorization = UNKNOWN_SECRET;
  if (credentials?.login) credentials.login.password = UNKNOWN_SECRET;
  if (credentials?.partner) credentials.partner.apiKey = UNKNOWN_SECRET;
  if (credentials?.kex) credentials.kex.accessToken = UNKNOWN_SECRET;
  if (credentials?.session) credentials.session.password = UNKNOWN_SECRET;
}

/** The settings of these credentials. */
export const WRONG = ['report', 'login', 'partner', 'kex', 'session'].map((name) => `credentials.${name}`);
