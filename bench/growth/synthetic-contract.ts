/** The address of its server. */
export const ADDRESS = 'http://127.0.0.1';

/** A contract whose operations each have a parameter and a schema; every second one has a body. */
export function syntheticContract(operations: number): object {
  const numbers = Array.from({ length: operations }, (_, index) => index);
  return {
    openapi: '3.1.0',
    'x-interface': { host: 'synthetic', family: 'synthetic' },
    info: { title: 'Synthetic', version: '1', license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: ADDRESS }],
    paths: Object.fromEntries(
      // Two operations share a path, as GET and PUT of a resource do.
      numbers.map((index) => [pathOf(index), pathItem(index, operations)]),
    ),
    components: { schemas: Object.fromEntries(numbers.map((index) => [`Thing${index}`, thing(index)])) },
  };
}

/** The path of an operation. */
export function pathOf(index: number): string {
  return `/things-${Math.floor(index / 2)}/{id}`;
}

function pathItem(index: number, operations: number): object {
  const first = index - (index % 2);
  return { get: readOperation(first), ...(first + 1 < operations ? { put: changeOperation(first + 1) } : {}) };
}

const ID = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };

const answer = (index: number) => ({
  '200': {
    description: 'The thing',
    content: {
      'application/json': {
        schema: { $ref: `#/components/schemas/Thing${index}` },
        examples: { usual: { value: { id: 'a', amount: index, state: 'NEW', tags: ['a'] } } },
      },
    },
  },
});

function readOperation(index: number): object {
  return { operationId: `readThing${index}`, summary: 'Read', parameters: [ID], responses: answer(index) };
}

function changeOperation(index: number): object {
  const schema = { $ref: `#/components/schemas/Thing${index}` };
  const examples = { usual: { value: { id: 'a', amount: index, state: 'OLD', tags: [] } } };
  return {
    operationId: `changeThing${index}`,
    summary: 'Change',
    parameters: [ID],
    requestBody: { required: true, content: { 'application/json': { schema, examples } } },
    responses: answer(index),
  };
}

function thing(index: number): object {
  return {
    type: 'object',
    description: `A thing of kind ${index}.`,
    required: ['id'],
    properties: {
      id: { type: 'string', description: 'Names it.' },
      amount: { type: 'integer', minimum: 0 },
      state: { type: 'string', enum: ['NEW', 'OLD'] },
      tags: { type: 'array', items: { type: 'string' } },
    },
  };
}
