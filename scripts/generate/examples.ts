import type { OpenAPI3, OperationObject, RequestBodyObject, ResponseObject } from 'openapi-typescript';
import { operationsOf, resolveReference } from '../../conformance/contracts/operations.ts';
import type { BundledInterface } from '../../conformance/generator/bundled-interface.ts';
import { headerOf } from '../../conformance/generator/code-text.ts';
import { mapValues } from '../../conformance/json.ts';
import type { AnswerExample, OperationExamples } from './runtime/operation-examples.ts';

/** The module with the examples of a contract by operationId. A response that several operations share is written once. */
export function generateExamples({ source, document }: BundledInterface): string {
  const answers = new Map<string, string>();
  const nameOf = (answer: AnswerExample): string => {
    const text = JSON.stringify(answer);
    const name = answers.get(text) ?? `answer${answers.size}`;
    answers.set(text, name);
    return name;
  };
  const operations = operationsOf(document).map(({ method, path, object }) => {
    const { answers: own, ...shown } = examplesOf(document, method.toUpperCase(), path, object);
    const named = Object.entries(own).map(([status, answer]) => `${JSON.stringify(status)}: ${nameOf(answer)}`);
    const facts = JSON.stringify(shown).slice(1, -1);
    return `  ${object.operationId}: { ${facts}, "answers": { ${named.join(', ')} } },\n`;
  });
  return `${headerOf('The examples of a contract', source)}
import type { AnswerExample, OperationExamples } from '../operation-examples.ts';

${Array.from(answers, ([text, name]) => `const ${name}: AnswerExample = ${text};\n`).join('')}
/** By operationId. */
export const examples: Readonly<Record<string, OperationExamples>> = {
${operations.join('')}};
`;
}

function examplesOf(document: OpenAPI3, method: string, path: string, object: OperationObject): OperationExamples {
  const { requestBody, responses = {} } = object;
  const answers = mapValues(responses, (declared) =>
    answerOf(document, resolveReference<ResponseObject>(document, declared)),
  );
  const request = requestBody && resolveReference<RequestBodyObject>(document, requestBody);
  return { method, path, requests: bodiesOf(document, request?.content), answers };
}

function answerOf(document: OpenAPI3, { headers = {}, content }: ResponseObject): AnswerExample {
  const shown = Object.entries(headers).flatMap(([name, declared]) => {
    const header: Shown = resolveReference(document, declared);
    const [value] = Object.values(examplesIn(document, header));
    return value === undefined ? [] : [[name, typeof value === 'string' ? value : JSON.stringify(value)] as const];
  });
  return { headers: Object.fromEntries(shown), bodies: bodiesOf(document, content) };
}

function bodiesOf(document: OpenAPI3, content: ResponseObject['content'] = {}): OperationExamples['requests'] {
  return mapValues(content, (body) => examplesIn(document, body as Shown));
}

/** A part of a document with examples. */
interface Shown {
  example?: unknown;
  examples?: Readonly<Record<string, object>>;
}

/** The values of examples by name; an unnamed one is called `example`. */
export function examplesIn(document: OpenAPI3, { example, examples = {} }: Shown): Readonly<Record<string, unknown>> {
  const named = Object.entries(examples).map(([name, declared]): [string, unknown] => {
    return [name, resolveReference<{ value?: unknown }>(document, declared).value];
  });
  const all = example === undefined ? named : [['example', example] as const, ...named];
  return Object.fromEntries(all.filter(([, value]) => value !== undefined));
}
