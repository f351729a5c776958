import { Ajv2020 } from 'ajv/dist/2020.js';
import { isObject, valueAt } from '../json.ts';
import { messageOf } from '../message-of.ts';
import { contractParts } from './contract-parts.ts';

/**
 * Says what makes a bundled OpenAPI document no contract: a reference that leads nowhere, or a schema that is none.
 *
 * @returns the end of a sentence about the document, with the place and what to do; undefined when nothing is wrong
 */
export function contractProblem(document: object): string | undefined {
  const { references, schemas } = contractParts(document);
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
    return noSchema(`${at} ${ajv.errorsText(ajv.errors, { dataVar: '' })}`);
  }
  ajv.addSchema({ ...document, $id: 'contract' });
  for (const { at } of schemas) {
    try {
      ajv.getSchema(`contract${encodeURI(at)}`);
    } catch (error) {
      return noSchema(`${at} ${messageOf(error)}`);
    }
  }
  return undefined;
}

/** The same for a schema of which something is wrong. */
export function noSchema(why: string): string {
  return `is not a valid schema: ${why}`;
}
