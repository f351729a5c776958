import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import { generatedJson, interfaces, valuesOf } from './contract-values.fixture.ts';
import type { JsonObject } from '../../conformance/json.ts';

const settings = { strict: false, inlineRefs: false, validateFormats: false, logger: false } as const;
/** The container of the schemas is a contract, not a schema. */
const ofContract = { ...settings, validateSchema: false } as const;

it.each(interfaces)('%s: a schema accepts the same in 3.1, in 3.0 and as JSON Schema', (id) => {
  const contract = generatedJson(id, 'openapi.json');
  const forms = [
    new Ajv2020(ofContract).addSchema({ ...contract, $id: id }),
    // Reads `nullable` as 3.0.3 defines it.
    new Ajv(ofContract).addSchema({ ...generatedJson<JsonObject>(id, 'openapi-3.0.json'), $id: id }),
    // Rejects non-standard keywords.
    new Ajv2020({ ...settings, strictSchema: true }).addSchema(generatedJson<JsonObject>(id, 'schemas.json'), id),
  ];
  const values = valuesOf(id);
  for (const name of Object.keys(contract.components?.schemas ?? {})) {
    const places = ['components/schemas', 'components/schemas', '$defs'];
    const [in3_1, in3_0, plain] = forms.map((ajv, form) => ajv.getSchema(`${id}#/${places[form]}/${name}`));
    const differing = values.filter((value) => {
      const accepted = in3_1?.(value);
      return accepted === undefined || in3_0?.(value) !== accepted || plain?.(value) !== accepted;
    });
    expect(differing, name).toEqual([]);
  }
});
