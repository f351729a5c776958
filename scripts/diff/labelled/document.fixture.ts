/** A contract with one of everything that the labelled changes touch. */
export const DOCUMENT = {
  openapi: '3.1.0',
  info: { title: 'Sample', version: '1', description: 'A sample.' },
  servers: [{ url: 'https://sample.test' }],
  tags: [{ name: 'Things', description: 'Things' }],
  security: [{ bearer: [] }],
  paths: {
    '/things/{id}': {
      parameters: [{ name: 'id', in: 'path', required: true, description: 'Its id', schema: { type: 'string' } }],
      get: {
        operationId: 'getThing',
        summary: 'Read a thing',
        tags: ['Things'],
        parameters: [
          {
            name: 'limit',
            in: 'query',
            description: 'How many',
            schema: { type: 'integer', default: 10, maximum: 50 },
          },
          { name: 'sort', in: 'query', schema: { type: 'string', enum: ['ASC', 'DESC'] } },
        ],
        responses: {
          '200': {
            description: 'The thing.',
            headers: { ETag: { required: true, schema: { type: 'string' } }, Age: { schema: { type: 'integer' } } },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Thing' },
                examples: { one: { value: { name: 'a', size: 1 } } },
              },
              'text/csv': { schema: { type: 'string' } },
            },
          },
          '404': { description: 'There is none.' },
        },
      },
      put: {
        operationId: 'putThing',
        summary: 'Write a thing',
        security: [] as object[],
        requestBody: {
          required: true,
          content: {
            'application/json': { schema: { $ref: '#/components/schemas/ThingInput' } },
            'application/xml': { schema: { type: 'string' } },
          },
        },
        responses: { '204': { description: 'Written.' } },
      },
    },
    '/things': { get: { operationId: 'listThings', responses: { '200': { description: 'All.' } } } },
  },
  components: {
    securitySchemes: {
      bearer: { type: 'http', scheme: 'bearer' },
      key: { type: 'apiKey', in: 'header', name: 'X-Key' },
    },
    schemas: {
      Thing: {
        type: 'object',
        description: 'A thing.',
        required: ['name'],
        properties: {
          name: { type: 'string', minLength: 1, description: 'Its name' },
          size: { type: 'integer', default: 0 },
          colour: { type: 'string', enum: ['RED', 'BLUE'] },
          since: { type: 'string', format: 'date' },
        },
      },
      ThingInput: {
        type: 'object',
        required: ['name'],
        properties: {
          name: { type: 'string', maxLength: 20, pattern: '^[a-z]+$' },
          colour: { type: 'string', enum: ['RED', 'BLUE'] },
          weight: { oneOf: [{ type: 'integer' }, { type: 'string' }] },
          since: { type: 'string', format: 'date' },
        },
      },
      Published: { type: 'string', description: 'A type that nothing refers to.' },
    },
  },
};
