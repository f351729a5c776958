import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import type { Config } from '../engine/config/schema.ts';
import { createDeployment } from '../reference/deployment.ts';
import { listen } from '../servers/listen.ts';
import { newFolder } from './cli.fixture.ts';

export const folder = newFolder();

const deployment = createDeployment({ readyAfterMs: 0 });

const server = await listen(deployment.hosts, { port: 0 });
afterAll(() => server.close());

/** The addresses of a running reference deployment. */
export const { urls } = server;

/** Its configuration. */
export const config = (await deployment.configuration(server.urls)) as Config;

/** A file with the configuration of the deployment, with changes. */
export function changed(name: string, change: (own: Config) => void): string {
  const own = structuredClone(config);
  change(own);
  const file = join(folder, `${name}.json`);
  writeFileSync(file, JSON.stringify(own));
  return file;
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
