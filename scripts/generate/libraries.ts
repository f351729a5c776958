/** Libraries that read the contracts, loaded by `require` for speed, as in conformance/generator/libraries.ts. */
import { createRequire } from 'node:module';
import type * as Redocly from '@redocly/openapi-core';
import type * as Graphql from 'graphql';
import type * as JsonPatch from 'rfc6902';
import type * as Yaml from 'yaml';

/** Loads a package without the loader hooks. */
export const load = createRequire(import.meta.url);

/** Bundles the documents and writes YAML. */
export const redocly = load('@redocly/openapi-core') as typeof Redocly;

/** Reads YAML other than contracts. */
export const yaml = load('yaml') as typeof Yaml;

export const jsonPatch = load('rfc6902') as typeof JsonPatch;

/** Reads the GraphQL schema: the same copy that graphql-codegen uses. */
export const graphql = load('graphql') as typeof Graphql;
