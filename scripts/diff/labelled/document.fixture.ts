import { CONSTRAINED } from './constraints.fixture.ts';

/** A contract with an instance of everything that the labelled changes need. */
export const DOCUMENT = {
  openapi: '3.1.0',
  info: {
    title: 'Sample',
    version: '1',
    description: 'A sample.',
    contact: { name: 'Support', url: 'https://support.test' },
    license: { name: 'MIT' },
  },
  externalDocs: { url: 'https://docs.test' },
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
    '/pets': {
      post: {
        operationId: 'addPet',
        requestBody: {
          content: {
            'application/json': { schema: { $ref: '#/components/schemas/Pet' } },
            'multipart/form-data': {
              schema: { type: 'object', properties: { file: { type: 'string' } } },
              encoding: { file: { contentType: 'text/plain' } },
            },
            'text/plain': {},
          },
        },
        responses: { '201': { description: 'Added.', content: { 'text/plain': {} } } },
      },
    },
    '/things': {
      get: {
        operationId: 'listThings',
        security: [{ bearer: [], key: [] }],
        parameters: [{ name: 'page', in: 'query', required: true, schema: { type: 'integer' } }],
        responses: { '200': { description: 'All.' } },
      },
    },
  },
  components: {
    securitySchemes: {
      bearer: { type: 'http', scheme: 'bearer' },
      key: { type: 'apiKey', in: 'header', name: 'X-Key' },
      oauth: {
        type: 'oauth2',
        flows: {
          clientCredentials: { tokenUrl: 'https://login.test/token', scopes: { read: 'Read', write: 'Write' } },
        },
      },
    },
    parameters: { Unused: { name: 'unused', in: 'query', schema: { $ref: '#/components/schemas/OfUnused' } } },
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
          state: { type: 'string', 'x-known-values': ['NEW', 'OLD'] },
          ...CONSTRAINED,
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
          ...CONSTRAINED,
        },
      },
      Cat: { type: 'object', properties: { kind: { type: 'string' }, sort: { type: 'string' } } },
      Pet: { oneOf: [{ $ref: '#/components/schemas/Cat' }], discriminator: { propertyName: 'kind' } },
      OfUnused: { type: 'string' },
      Record: { type: 'object', required: ['name'], properties: { name: { type: 'string', maxLength: 9 } } },
      Published: { type: 'string', description: 'A type that nothing refers to.' },
    },
  },
};
