import type { OpenAPI3, ParameterObject, ResponseObject } from 'openapi-typescript';
import { stringify } from 'yaml';
import { operationsOf, resolveReference, type Operation } from '../../../conformance/contracts/operations.ts';
import type { JsonObject } from '../../../conformance/json.ts';
import type { Contract } from '../contracts.ts';
import { contractFile, contractPage, toInterface, toStatements } from './addresses.ts';
import { authentication, demandOf, openIn, saidOf } from './interfaces/operations.ts';
import { below, blocks, code, fence, inline, link, table, type Block } from './md.ts';
import type { Page } from './page.ts';
import { codeSamples } from './samples.ts';

/** A contract in Markdown: what its page in Redoc shows of operations, schemas and examples, the latter two once. */
export function contractInMarkdown(contract: Contract): Page {
  const { id, title, summary, document } = contract;
  const { schemas = {}, examples = {} } = document.components ?? {};
  const samples = codeSamples(contract);
  const operations = operationsOf(document).map((operation): Block => {
    const shown = samples.get(operation.object.operationId ?? '') ?? [];
    return [operationIn(document, operation), shown.map(({ lang, source }) => fence(source, lang.toLowerCase()))];
  });
  const yaml = link('openapi.yaml', `/${contractFile(id, 'openapi.yaml')}`);
  return {
    path: contractPage(id),
    title: `${title}: contract`,
    summary: `${summary}.`,
    section: 'interfaces',
    markdown: blocks(
      `The contract of ${toInterface(contract)}, for programs as ${yaml}.`,
      document.info.description,
      openIn({ ...document.info }),
      '## Credentials',
      authentication(contract),
      operations,
      below('## Schemas', parts('schema', schemas, schemaIn)),
      below('## Examples', parts('example', examples, exampleIn)),
    ),
  };
}

function operationIn(document: OpenAPI3, operation: Operation): Block {
  const { key, object, parameters } = operation;
  const { operationId = key, summary = '', description, requestBody, responses = {} } = object;
  const taken = parameters.map((part) => {
    const parameter = resolveReference<ParameterObject>(document, part);
    const { name, in: place, required = false, schema = {} } = parameter;
    return [code(name), place, required ? 'yes' : 'no', code(JSON.stringify(schema)), saidOf(parameter)];
  });
  const body = requestBody && resolveReference(document, requestBody);
  const answers = Object.entries(responses).map(([status, part]) => {
    const answer = resolveReference<ResponseObject>(document, part);
    const headers = Object.entries(answer.headers ?? {}).map(
      ([name, header]) => `${code(name)}: ${saidOf(resolveReference(document, header))}`,
    );
    return [status, saidOf(answer), headers.join('<br>'), bodyOf(answer.content)];
  });
  return [
    `## ${code(key)} {#operation/${operationId}}`,
    `${inline(summary)}. ${code(operationId)}${object.deprecated === true ? ', deprecated' : ''}.`,
    description,
    openIn({ ...object }),
    `Credential: ${demandOf(document, operation)}.`,
    table(['Parameter', 'In', 'Required', 'Schema', 'What it is'], taken),
    body && `Body${body.required === true ? '' : ' (optional)'}: ${bodyOf(body.content)}. ${saidOf(body)}`,
    table(['Answer', 'What it means', 'Headers', 'Body'], answers),
    below('From the statements', toStatements(String((object as JsonObject)['x-source']).split(', '))),
  ];
}

/** Components of one kind, each below its name, to which operations lead. */
function parts(kind: string, all: object, content: (part: JsonObject) => Block): Block {
  return Object.entries(all).map(([name, part]) => [
    `### ${code(name)} {#${kind}-${name}}`,
    content(part as JsonObject),
  ]);
}

/** A schema as its contract has it, without the ids of the statements. */
const schemaIn = (schema: JsonObject): string =>
  fence(
    stringify(schema, (name, value: unknown) => (name === 'x-source' ? undefined : value), { lineWidth: 0 }),
    'yaml',
  );

const exampleIn = ({ summary, value }: JsonObject): Block => [
  typeof summary === 'string' ? inline(summary) : '',
  typeof value === 'string' ? fence(value, 'text') : fence(JSON.stringify(value, undefined, 2), 'json'),
];

/** Media types with the schema and the examples of each. */
function bodyOf(content: ResponseObject['content'] = {}): string {
  const bodies = Object.entries(content).map(([mediaType, media]) => {
    const { schema, examples = {} } = media as { schema?: { $ref: string }; examples?: object };
    const names = [
      schema?.$ref.replace(/^.*\//, 'schema-') ?? [],
      Object.keys(examples).map((name) => `example-${name}`),
    ];
    const links = names.flat().map((name) => link(code(name.replace(/^\w+-/, '')), `#${name}`));
    return `${code(mediaType)}: ${links.join(', ')}`;
  });
  return bodies.join('<br>');
}
