import type { Types } from '@graphql-codegen/plugin-helpers';

/** The comment at the top of a generated file. */
const header = (what: string): string =>
  `/**\n * ${what}, generated from specs/consumer-loan-offers. Do not edit: run \`npm run generate\`.\n */`;

/**
 * How the SDL of the consumer-loan offers and its operations become TypeScript. `npm run generate` takes its settings from here, and so
 * does the command line of graphql-codegen.
 */
const config: Types.Config = {
  schema: 'specs/consumer-loan-offers/schema.graphql',
  documents: 'specs/consumer-loan-offers/operations.graphql',
  config: {
    scalars: { Euro: 'number', Prozent: 'number' },
    strictScalars: true,
    namingConvention: 'keep',
    sort: false,
    useTypeImports: true,
    // Both enumerations of the SDL only ever travel in requests, where an unknown value is an error.
    enumType: 'string-literal',
    enumsAsTypes: true,
    futureProofEnums: false,
  },
  generates: {
    'generated/consumer-loan-offers/schema-types.ts': {
      plugins: [{ add: { content: header('Types of the GraphQL schema') } }, 'typescript'],
    },
    'generated/consumer-loan-offers/operations.ts': {
      plugins: [
        { add: { content: header('Typed GraphQL documents') } },
        'typescript-operations',
        'typed-document-node',
      ],
      config: {
        // The tilde keeps the path as it stands, with its ending.
        importSchemaTypesFrom: '~./schema-types.ts',
        // Documents as text: a client needs no GraphQL library to send them.
        documentMode: 'string',
      },
    },
  },
};

export default config;
