import type { OpenAPI3, ParameterObject, ResponseObject } from 'openapi-typescript';
import { stringify } from 'yaml';
import { visitParts } from '../../../conformance/contracts/contract-parts.ts';
import { operationsOf, resolveReference, type Operation } from '../../../conformance/contracts/operations.ts';
import type { JsonObject } from '../../../conformance/json.ts';
import type { Contract } from '../contracts.ts';
import { contractFile, contractPage, toInterface, toStatements } from './addresses.ts';
import { authentication, credentialsText, unspecifiedNote, descriptionOf } from './interfaces/operations.ts';
import { below, blocks, code, fence, inline, link, table, type Block } from './md.ts';
import type { Page } from './page.ts';
import { codeSamples } from './samples.ts';

/** A contract in Markdown, with the content of its Redoc page: operations, and every schema and example once. */
export function contractInMarkdown(contract: Contract): Page {
  const { id, title, summary, document } = contract;
  const samples = codeSamples(contract);
  const operations = operationsOf(document).map((operation): Block => {
    const shown = samples.get(operation.object.operationId ?? '') ?? [];
    return [operationIn(document, operation), shown.map(({ lang, source }) => fence(source, lang.toLowerCase()))];
  });
  return {
    path: contractPage(id),
    title: `${title}: contract`,
    summary: `${summary}.`,
    section: 'interfaces',
    markdown: blocks(
      `The contract of ${toInterface(contract)}, for programs as ${link('openapi.yaml', `/${contractFile(id, 'openapi.yaml')}`)}.`,
      document.info.description,
      unspecifiedNote({ ...document.info }),
      '## Credentials',
      authentication(contract),
      operations,
      below('## Schemas', Object.entries(document.components?.schemas ?? {}).map(schemaIn)),
      below('## Examples', examplesIn(document)),
    ),
  };
}

function operationIn(document: OpenAPI3, operation: Operation): Block {
  const { key, object, parameters } = operation;
  const { operationId = key, summary = '', description, requestBody, responses = {} } = object;
  const taken = parameters.map((part) => {
    const parameter = resolveReference<ParameterObject>(document, part);
    const { name, in: place, required = false, schema = {} } = parameter;
    return [code(name), place, required ? 'yes' : 'no', code(JSON.stringify(schema)), descriptionOf(parameter)];
  });
  const body = requestBody && resolveReference(document, requestBody);
  const answers = Object.entries(responses).map(([status, part]) => {
    const answer = resolveReference<ResponseObject>(document, part);
    const headers = Object.entries(answer.headers ?? {}).map(
      ([name, header]) => `${code(name)}: ${descriptionOf(resolveReference(document, header))}`,
    );
    return [status, descriptionOf(answer), headers.join('<br>'), bodyOf('answer', answer.content)];
  });
  return [
    `## ${code(key)} {#operation/${operationId}}`,
    `${inline(summary)}. ${code(operationId)}${object.deprecated === true ? ', deprecated' : ''}.`,
    description,
    unspecifiedNote({ ...object }),
    `Credential: ${credentialsText(document, operation)}.`,
    table(['Parameter', 'In', 'Required', 'Schema', 'Description'], taken),
    body &&
      `Body${body.required === true ? '' : ' (optional)'}: ${bodyOf('request', body.content)}. ${descriptionOf(body)}`,
    table(['Response', 'Meaning', 'Headers', 'Body'], answers),
    below('From the statements', toStatements(String((object as JsonObject)['x-source']).split(', '))),
  ];
}

/** A schema of a contract, without statement ids. */
function schemaIn([name, schema]: [string, object]): Block {
  const text = stringify(schema, (key, value: unknown) => (key === 'x-source' ? undefined : value), { lineWidth: 0 });
  return [`### ${code(name)} {#schema-${name}}`, fence(text, 'yaml')];
}

/** The examples of all bodies, each once. A request and a response may have examples of the same name. */
function examplesIn(document: OpenAPI3): Block {
  const found = new Map<string, Block>();
  visitParts({ ...document, components: { ...document.components, examples: {} } }, ({ examples = {} }, at) => {
    for (const [name, part] of Object.entries(examples as Record<string, object>)) {
      const { summary = '', value } = resolveReference<{ summary?: string; value?: unknown }>(document, part);
      const id = `example-${at.includes('/responses/') ? 'answer' : 'request'}-${name}`;
      const shown = typeof value === 'string' ? fence(value, 'text') : fence(JSON.stringify(value, null, 2), 'json');
      found.set(id, [`### ${code(name)} {#${id}}`, inline(summary), shown]);
    }
  });
  return [...found.values()];
}

/** Media types with the schema and the examples of each. */
function bodyOf(kind: 'answer' | 'request', content: ResponseObject['content'] = {}): string {
  const bodies = Object.entries(content).map(([mediaType, media]) => {
    const { schema, examples = {} } = media as { schema?: { $ref: string }; examples?: object };
    const schemas = schema === undefined ? [] : [schema.$ref.replace(/^.*\//, '')];
    const links = schemas.map((name) => link(code(name), `#schema-${name}`));
    links.push(...Object.keys(examples).map((name) => link(code(name), `#example-${kind}-${name}`)));
    return `${code(mediaType)}: ${links.join(', ')}`;
  });
  return bodies.join('<br>');
}
