import { createRequire } from 'node:module';
import type { Ajv2020 } from 'ajv/dist/2020.js';

const require = createRequire(import.meta.url);

/**
 * Tells whether a value fits the schema of a media type.
 *
 * @param media JSON Pointer of the media type: `#/components/responses/Fine/content/application~1json`; without a schema
 *   everything fits
 */
export type Fits = (media: string, value: unknown) => boolean;

/** Compiles the schemas of a contract when they are asked for. */
export function schemaFit(document: object): Fits {
  // Only an Overlay needs it, and the mocks have to start quickly.
  const { Ajv2020: Validator } = require('ajv/dist/2020.js') as { Ajv2020: typeof Ajv2020 };
  const ajv = new Validator({ strict: false, validateFormats: false, logger: false });
  ajv.addSchema({ ...document, $id: 'contract' });
  return (media, value) => ajv.getSchema(`contract${encodeURI(media)}/schema`)?.(value) !== false;
}
