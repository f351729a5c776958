import Module, { createRequire } from 'node:module';
import type * as Core from '@stoplight/prism-core';
import type * as Http from '@stoplight/prism-http';
import type * as Mocker from '@stoplight/prism-http/dist/mocker/index.js';
import type * as Validator from '@stoplight/prism-http/dist/validator/index.js';
import type * as Preferences from '@stoplight/prism-http-server/dist/getHttpConfigFromRequest.js';
import type * as Serializer from '@stoplight/prism-http-server/dist/serialize.js';
import type { ErrorObject } from 'ajv';
import { errorsOfMeantAlternatives } from './alternatives.ts';

// Prism is CommonJS, and loaded by require: an import would send its thousands of files through the loader that runs TypeScript in a
// checkout, and the default exports of its deep modules would depend on the loader.
const require = createRequire(import.meta.url);

stubUnusedModules();
reduceErrorsOfAlternatives();

const { createLogger } = require('@stoplight/prism-core') as typeof Core;

/** A logger that writes nothing. Its types are not installed; only Prism uses it. */
export const silent: unknown = createLogger('mock', { enabled: false });

export const { createInstance, getHttpOperationsFromSpec, NOT_ACCEPTABLE, NOT_FOUND, ProblemJsonError } =
  require('@stoplight/prism-http') as typeof Http;

export const { default: prismMock, resetJSONSchemaGenerator } =
  require('@stoplight/prism-http/dist/mocker/index.js') as typeof Mocker.default;

export const { validateInput: prismValidateInput } =
  require('@stoplight/prism-http/dist/validator/index.js') as typeof Validator;

/** Reads the preferences of a request (header Prefer, or `__code` and the like in the query). */
export const { getHttpConfigFromRequest } =
  require('@stoplight/prism-http-server/dist/getHttpConfigFromRequest.js') as typeof Preferences;

/** Serializes an example for its media type. */
export const { serialize } = require('@stoplight/prism-http-server/dist/serialize.js') as typeof Serializer;

/**
 * Stubs the modules that take most of Prism's loading time and are never used here: the reader of Postman collections, and the proxy to
 * other servers. The texts that an Overlay may request by `x-faker` are loaded on demand, in English.
 */
function stubUnusedModules(): void {
  const prism = createRequire(require.resolve('@stoplight/prism-http'));
  const replace = (name: string, exports: object): void => {
    const replaced = new Module(prism.resolve(name));
    require.cache[replaced.id] = Object.assign(replaced, { exports, loaded: true });
  };
  const words = () => prism('@faker-js/faker/locale/en') as object;
  replace('@faker-js/faker', { default: new Proxy({}, { get: (_, name): unknown => Reflect.get(words(), name) }) });
  replace('@stoplight/http-spec/postman/operation', {});
  for (const name of ['node-fetch', 'http-proxy-agent', 'https-proxy-agent']) replace(name, {});
}

/** Makes Prism report the errors of the most likely alternative only. */
function reduceErrorsOfAlternatives(): void {
  type Convert = (errors: readonly ErrorObject[], ...how: readonly unknown[]) => unknown;
  const utils = require('@stoplight/prism-http/dist/validator/validators/utils.js') as { convertAjvErrors: Convert };
  const { convertAjvErrors } = utils;
  utils.convertAjvErrors = (errors, ...how) => convertAjvErrors(errorsOfMeantAlternatives(errors), ...how);
}
