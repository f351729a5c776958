/**
 * The libraries of the generator, loaded by `require`: each `import` passes through the loader that runs TypeScript, module by module, and
 * these libraries have hundreds. `require` bypasses it and saves a third of the time until the first document is read.
 */
import { createRequire } from 'node:module';
import type * as OpenapiTypescript from 'openapi-typescript';
import type * as TypeScript from 'typescript';
import type * as Ajv2020 from 'ajv/dist/2020.js';
import type * as Standalone from 'ajv/dist/standalone/index.js';

const load = createRequire(import.meta.url);

/** Converts a document to TypeScript types. */
export const openapiTypescript = load('openapi-typescript') as typeof OpenapiTypescript;

/** Builds the few types that openapi-typescript does not support. */
export const typescript = load('typescript') as typeof TypeScript;

/** Compiles schemas. */
export const ajv2020 = load('ajv/dist/2020') as typeof Ajv2020;

/** Serializes compiled schemas as code. */
export const standaloneCode = (load('ajv/dist/standalone') as typeof Standalone.default).default;
