import { isObject } from './json.ts';
import { ajv2020 } from './libraries.ts';
import { messageOf } from '../message-of.ts';

/**
 * Says which schema of a bundled document is none. Redocly reads nothing beside a reference, where JSON Schema knows keywords, and no
 * regular expression: in the contracts themselves nobody writes either, but an Overlay may.
 *
 * @returns its place, and what is wrong with it; undefined when nothing is
 */
export function schemaProblem(document: object): string | undefined {
  const ajv = new ajv2020.Ajv2020({ strict: false, validateFormats: false, logger: false });
  const schemas = schemasIn(document, '#');
  for (const [at, schema] of schemas) {
    if (ajv.validateSchema(schema) !== true) return `${at} ${ajv.errorsText(ajv.errors, { dataVar: '' })}`;
  }
  ajv.addSchema({ ...document, $id: 'contract' });
  // A schema with a name is named by that, and not by the first place that refers to it.
  const named = schemas.filter(([at]) => at.startsWith('#/components/schemas/'));
  for (const [at] of [...named, ...schemas]) {
    try {
      ajv.getSchema(`contract${encodeURI(at)}`);
    } catch (error) {
      return `${at} ${messageOf(error)}`;
    }
  }
  return undefined;
}

/** Schemas with a name, those of media types and parameters, and whatever stands beside a reference. */
function schemasIn(node: unknown, at: string): [string, object][] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]): [string, object][] => {
    const place = `${at}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    const isMeant = at === '#/components/schemas' || key === 'schema' || isReferenceWithMore(value);
    return [...(isMeant && isObject(value) ? [[place, value] as [string, object]] : []), ...schemasIn(value, place)];
  });
}

function isReferenceWithMore(value: unknown): boolean {
  return isObject(value) && typeof value['$ref'] === 'string' && Object.keys(value).length > 1;
}
