import Module, { createRequire } from 'node:module';
import type * as Core from '@stoplight/prism-core';
import type * as Http from '@stoplight/prism-http';
import type * as Mocker from '@stoplight/prism-http/dist/mocker/index.js';
import type * as Validator from '@stoplight/prism-http/dist/validator/index.js';
import type * as Preferences from '@stoplight/prism-http-server/dist/getHttpConfigFromRequest.js';
import type * as Serializer from '@stoplight/prism-http-server/dist/serialize.js';
import type { ErrorObject } from 'ajv';
import { errorsOfMeantAlternatives } from './alternatives.ts';

// Prism is CommonJS, and loaded by require: an import would send its thousands of files through the loader that runs
// TypeScript in a checkout, and what the default export of its deep modules is would depend on the loader.
const require = createRequire(import.meta.url);

withoutWhatIsNotUsed();
withErrorsOfMeantAlternatives();

const { createLogger } = require('@stoplight/prism-core') as typeof Core;

/** A logger that writes nothing. Its types are not installed; only Prism looks at it. */
export const silent: unknown = createLogger('mock', { enabled: false });

export const { createInstance, getHttpOperationsFromSpec, NOT_ACCEPTABLE, NOT_FOUND, ProblemJsonError } =
  require('@stoplight/prism-http') as typeof Http;

export const { default: prismMock, resetJSONSchemaGenerator } =
  require('@stoplight/prism-http/dist/mocker/index.js') as typeof Mocker.default;

export const { validateInput: prismValidateInput } =
  require('@stoplight/prism-http/dist/validator/index.js') as typeof Validator;

/** Reads the wishes of a request (header Prefer, or `__code` and the like in the query). */
export const { getHttpConfigFromRequest } =
  require('@stoplight/prism-http-server/dist/getHttpConfigFromRequest.js') as typeof Preferences;

/** Writes an example as its media type demands. */
export const { serialize } = require('@stoplight/prism-http-server/dist/serialize.js') as typeof Serializer;

/**
 * Replaces what takes Prism most of its time to load and is never used here: what reads Postman collections, and what forwards requests to
 * other servers. The words that an Overlay may ask for by `x-faker` are loaded when it does, in English.
 */
function withoutWhatIsNotUsed(): void {
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

/** Has Prism report only what is wrong with the alternative that a request means, not with all of them. */
function withErrorsOfMeantAlternatives(): void {
  type Convert = (errors: readonly ErrorObject[], ...how: readonly unknown[]) => unknown;
  const utils = require('@stoplight/prism-http/dist/validator/validators/utils.js') as { convertAjvErrors: Convert };
  const { convertAjvErrors } = utils;
  utils.convertAjvErrors = (errors, ...how) => convertAjvErrors(errorsOfMeantAlternatives(errors), ...how);
}
