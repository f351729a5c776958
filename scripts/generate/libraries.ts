/** The libraries that read the contracts, loaded by `require` as those of conformance/generator/libraries.ts, and as fast. */
import { createRequire } from 'node:module';
import type * as Redocly from '@redocly/openapi-core';
import type * as Graphql from 'graphql';
import type * as JsonPatch from 'rfc6902';
import type * as Yaml from 'yaml';

/** Loads a package of this project past the loader hooks. */
export const load = createRequire(import.meta.url);

/** Bundles the documents and writes YAML. */
export const redocly = load('@redocly/openapi-core') as typeof Redocly;

/** Reads YAML that is no contract. */
export const yaml = load('yaml') as typeof Yaml;

/** Changes values by JSON Patch. */
export const jsonPatch = load('rfc6902') as typeof JsonPatch;

/** Reads the GraphQL schema: the copy that graphql-codegen takes. */
export const graphql = load('graphql') as typeof Graphql;
