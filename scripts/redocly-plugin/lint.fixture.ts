import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { bundle, createConfig, lint, slash, type RawUniversalConfig } from '@redocly/openapi-core';
import { inFolder } from '../temporary-folder.ts';
import platformPlugin from './index.js';

/** Files of a small project, by path (`specs/report/openapi.yaml`). Content other than text is written as JSON, which is valid YAML. */
export type Files = Record<string, unknown>;

export interface Finding {
  message: string;
  /** File and JSON pointer of the first location, such as `specs/report/openapi.yaml#/paths`. */
  at: string;
}

const OFFLINE = { http: { headers: [], customFetch: () => Promise.reject(new Error('Tests have no network.')) } };

/** Lints the first file with one rule of the plugin. */
export function findings(rule: string, files: Files, config: RawUniversalConfig = {}): Promise<Finding[]> {
  return withFiles(files, async (folder, root) => {
    const problems = await lint({
      ref: root,
      config: await createConfig({
        ...config,
        resolve: OFFLINE,
        plugins: [platformPlugin()],
        rules: { [`platform/${rule}`]: 'error' },
      }),
    });
    return problems.map(({ message, location: [first] }) => ({
      message,
      at: slash(relative(folder, first?.source.absoluteRef ?? '')) + (first?.pointer ?? ''),
    }));
  });
}

/** Bundles the first file with the decorator `platform/lifecycle`. */
export function bundled(files: Files): Promise<unknown> {
  return withFiles(files, async (_folder, root) => {
    const config = await createConfig({ plugins: [platformPlugin()], decorators: { 'platform/lifecycle': 'on' } });
    return (await bundle({ ref: root, config })).bundle.parsed;
  });
}

/** A document with one operation at `GET /antrag`; `root` overrides members of the root. */
export function documentWith(operation: object, root: object = {}): object {
  return { openapi: '3.1.0', info: { title: 'Test', version: '1' }, paths: { '/antrag': { get: operation } }, ...root };
}

/** A document with one operation with this response for 200. */
export function answering(response: object, root: object = {}): object {
  return documentWith({ operationId: 'getAntrag', responses: { '200': response } }, root);
}

function withFiles<T>(files: Files, use: (folder: string, root: string) => Promise<T>): Promise<T> {
  return inFolder(async (folder) => {
    for (const [name, content] of Object.entries(files)) {
      const path = join(folder, name);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content, null, 2));
    }
    return use(folder, join(folder, Object.keys(files)[0] ?? ''));
  });
}
