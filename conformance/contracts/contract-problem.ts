import { Ajv2020 } from 'ajv/dist/2020.js';
import { isObject, pointerStep, valueAt } from '../json.ts';
import { messageOf } from '../message-of.ts';
import { visitParts } from './contract-parts.ts';

/**
 * Finds out why a bundled OpenAPI document is not a valid contract: a reference that cannot be resolved, or an invalid schema.
 *
 * @returns the end of a sentence about the document, with the place and the remedy; undefined if it is valid
 */
export function contractProblem(document: object): string | undefined {
  const named = valueAt(document, '#/components/schemas');
  const schemas = Object.entries(isObject(named) ? named : {}).map(([name, schema]) => {
    return { at: `#/components/schemas${pointerStep(name)}`, schema };
  });
  const references: { at: string; to: string }[] = [];
  visitParts(document, (part, at) => {
    if (typeof part['$ref'] === 'string') references.push({ at, to: part['$ref'] });
    if ('schema' in part) schemas.push({ at: `${at}/schema`, schema: part['schema'] });
  });
  const lost = references.find(({ to }) => !to.startsWith('#') || valueAt(document, to) === undefined);
  if (lost !== undefined) {
    return (
      `refers to ${lost.to} at ${lost.at}, which is not in the contract. ` +
      'Refer to something of the contract, as #/components/schemas/NAME, or write the schema itself.'
    );
  }
  const ajv = new Ajv2020({ strict: false, validateFormats: false, logger: false });
  for (const { at, schema } of schemas) {
    if (typeof schema === 'boolean' || (isObject(schema) && ajv.validateSchema(schema) === true)) continue;
    return noSchema(`${at} ${isObject(schema) ? ajv.errorsText(ajv.errors, { dataVar: '' }) : 'must be an object'}`);
  }
  ajv.addSchema({ ...document, $id: 'contract' });
  for (const { at } of schemas) {
    try {
      ajv.getSchema(`contract${encodeURI(at)}`);
    } catch (error) {
      // Ajv recurses endlessly.
      const why = error instanceof RangeError ? 'refers only to itself' : messageOf(error);
      return noSchema(`${at} ${why}`);
    }
  }
  return undefined;
}

/** The message about an invalid schema, as the end of a sentence about the document. */
export function noSchema(why: string): string {
  return `has an invalid schema: ${why}`;
}
