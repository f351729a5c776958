import { runInNewContext } from 'node:vm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Contract } from '../contracts.ts';
import { sourcesWith } from './pages/sources.fixture.ts';
import { CREDENTIALS, triedOperations, type TriedOperation } from './try-it-data.ts';
import tryItForms from './try-it-form.ts';

let contracts: readonly Contract[];
let tried: Record<string, TriedOperation[]>;
let forms: Record<string, string>;

beforeAll(async () => {
  const sources = await sourcesWith();
  ({ contracts } = sources);
  tried = Object.fromEntries(contracts.map((contract) => [contract.id, triedOperations(contract)]));
  const context: { siteTried?: Record<string, string> } = {};
  for (const { content } of tryItForms(sources)) runInNewContext(content, context);
  forms = context.siteTried ?? {};
});

function operation(id: string, operationId: string): TriedOperation {
  const found = tried[id]?.find((one) => one.id === operationId);
  if (found === undefined) throw new Error(`${id} has no ${operationId}.`);
  return found;
}

describe('the data of the forms', () => {
  it('has every operation of every contract, with the address of its mock', () => {
    expect(Object.keys(tried)).toEqual(contracts.map(({ id }) => id));
    for (const { id, operations, mockUrl } of contracts) {
      expect(tried[id], id).toHaveLength(operations);
      expect(forms[id], id).toContain(`value="${mockUrl}"`);
    }
  });

  it('has values for required parameters', () => {
    for (const operations of Object.values(tried)) {
      for (const { id, parameters } of operations) {
        for (const { required, value, name } of parameters)
          expect(!required || value !== '', `${id} ${name}`).toBe(true);
        const tokens = parameters.filter(({ value }) => value === CREDENTIALS['accessToken']);
        expect(tokens.length === 0 || tokens.some(({ sent }) => sent), id).toBe(true);
      }
    }
  });

  it('sends the credential as the contract requires', () => {
    const names = (id: string, operationId: string) => operation(id, operationId).credentials.map(([name]) => name);
    expect(names('partner', 'createPartner')).toEqual(['X-ApiKey', 'X-PartnerId']);
    expect(names('session', 'deleteSession')).toEqual(['Cookie']);
    expect(names('login', 'createAccessToken')).toEqual([]);
    expect(operation('login', 'getAccessToken').credentials).toEqual([
      ['Authorization', expect.stringMatching(/^Basic /)],
    ]);
    expect(operation('cases-v3', 'listVorgaenge').credentials).toEqual([
      ['Authorization', expect.stringMatching(/^Bearer /)],
    ]);
  });

  it('has every example of a body, encoded for sending', () => {
    const [person, organisation] = operation('partner', 'createPartner').bodies;
    expect(JSON.parse(person?.text ?? '')).toMatchObject({ typ: 'PERSON' });
    expect(JSON.parse(organisation?.text ?? '')).toMatchObject({ typ: 'ORGANISATION' });
    const types = operation('cases-v3', 'updateVorgang').bodies.map(({ mediaType }) => mediaType);
    expect(types).toEqual(['application/json', 'application/json-patch+json']);
    expect(operation('login', 'createAccessToken').bodies[0]?.text).toMatch(/^username=\w+&password=[\w-]+$/);
  });

  it('has the responses that a mock can return on request, and the Location of a redirect', () => {
    const { answers } = operation('report', 'getRohdatenReport');
    expect(answers.map(({ status }) => status)).toEqual([200, 303, 400, 403, 404, 422, 500]);
    expect(answers[0]?.examples).toEqual(['status-requested', 'status-processing']);
    expect(answers[1]?.location).toMatch(/^https:/);
    expect(operation('cases-v3', 'updateVorgang').answers).toEqual([]);
  });
});

describe('the forms', () => {
  it('have a part for every operation', () => {
    expect(Object.keys(forms)).toEqual(contracts.map(({ id }) => id));
    for (const { id, operations } of contracts)
      expect(forms[id]?.match(/<template data-operation="/g), id).toHaveLength(operations);
    expect(forms['partner']).toContain('<optgroup label="');
  });

  it('offer every response, and its examples if there are several', () => {
    const [, getReport = ''] =
      /<template data-operation="getRohdatenReport"([^]*?)<\/template>/.exec(forms['report'] ?? '') ?? [];
    expect(getReport).toContain('<option value="code=200, example=status-processing">200: example status-processing<');
    expect(getReport).toContain('<option value="code=303">303: ');
  });
});
