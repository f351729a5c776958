import { readFile } from 'node:fs/promises';
import { isObject, valueAt, type JsonObject as Json } from '../json.ts';
import type { InterfaceId } from '../../generated/platform.ts';

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required?: boolean;
  example?: unknown;
  examples?: Json;
  schema?: { example?: unknown; default?: unknown; enum?: unknown[]; type?: string };
}
interface Content {
  example?: unknown;
  examples?: Json;
}
interface Scheme {
  type: string;
  scheme?: string;
  in?: 'header' | 'query' | 'cookie';
  name?: string;
}

/** A valid request to an operation, and the declared responses. */
export interface DerivedOperation {
  /** `POST /partner`. */
  name: string;
  path: string;
  init: RequestInit & { headers: Record<string, string> };
  /** The keys of `responses`: statuses, ranges, `default`. */
  responses: string[];
  /** The first example of each response, by its key. */
  examples: Record<string, unknown>;
  /** The names of the required headers of each response, by its key. */
  requiredHeaders: Record<string, string[]>;
  /** The names of the required query parameters. */
  requiredQuery: string[];
}

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

/** Reads a contract and derives one valid request for each of its operations. */
export async function deriveOperations(folder: URL, id: InterfaceId): Promise<DerivedOperation[]> {
  const document = JSON.parse(await readFile(new URL(`${id}/openapi.json`, folder), 'utf8')) as Json;

  const resolve = (node: unknown): Json => {
    if (!isObject(node)) return {};
    const { $ref } = node;
    return typeof $ref === 'string' ? resolve(valueAt(document, $ref)) : node;
  };
  const exampleOf = (content: Content): unknown => {
    const [first] = Object.values(content.examples ?? {});
    return first === undefined ? content.example : resolve(first)['value'];
  };
  const valueOf = (parameter: Parameter): string => {
    const schema = resolve(parameter.schema) as NonNullable<Parameter['schema']>;
    const value = exampleOf(parameter) ?? schema.example ?? schema.default ?? schema.enum?.[0] ?? 'x';
    return typeof value === 'string' ? value : JSON.stringify(value);
  };
  const credentials = (operation: Json): Parameter[] => {
    const [requirement = {}] = (operation['security'] ?? document['security'] ?? []) as Json[];
    const schemes = resolve(resolve(document['components'])['securitySchemes']);
    return Object.keys(requirement).map((name) => {
      const { type, scheme, in: where = 'header', name: key = '' } = resolve(schemes[name]) as unknown as Scheme;
      if (type === 'apiKey') return { name: key, in: where, required: true, example: 'key' };
      const basic = type === 'http' && scheme === 'basic';
      return {
        name: 'Authorization',
        in: 'header',
        required: true,
        example: basic ? 'Basic YWJjOmRlZg==' : 'Bearer token',
      };
    });
  };
  const derive = (template: string, item: Json, method: string): DerivedOperation => {
    const operation = resolve(item[method]);
    const listed = [...((item['parameters'] ?? []) as Json[]), ...((operation['parameters'] ?? []) as Json[])];
    const parameters = [...listed.map((node) => resolve(node) as unknown as Parameter), ...credentials(operation)];
    let path = template;
    const query = new URLSearchParams();
    const headers: Record<string, string> = {};
    for (const parameter of parameters) {
      const value = valueOf(parameter);
      if (parameter.in === 'path') path = path.replace(`{${parameter.name}}`, encodeURIComponent(value));
      else if (parameter.required !== true) continue;
      else if (parameter.in === 'query') query.set(parameter.name, value);
      else if (parameter.in === 'cookie') headers['cookie'] = `${parameter.name}=${value}`;
      else headers[parameter.name.toLowerCase()] = value;
    }
    const init: DerivedOperation['init'] = { method: method.toUpperCase(), headers, redirect: 'manual' };
    const [body] = Object.entries(resolve(resolve(operation['requestBody'])['content']));
    if (body) {
      const [mediaType, content] = body;
      const example = exampleOf(content as Content);
      headers['content-type'] = mediaType;
      const isForm = mediaType === 'application/x-www-form-urlencoded';
      init.body = isForm ? new URLSearchParams(example as Record<string, string>).toString() : JSON.stringify(example);
    }
    const responses = Object.entries(resolve(operation['responses']));
    const examples = responses.map(([status, response]) => {
      const [content] = Object.values(resolve(resolve(response)['content']));
      return [status, content === undefined ? undefined : exampleOf(content as Content)];
    });
    const requiredHeaders = responses.map(([status, response]) => {
      const headers = Object.entries(resolve(resolve(response)['headers']));
      return [status, headers.filter(([, header]) => resolve(header)['required'] === true).map(([name]) => name)];
    });
    return {
      name: `${method.toUpperCase()} ${template}`,
      path: query.size === 0 ? path : `${path}?${query.toString()}`,
      init,
      responses: responses.map(([status]) => status),
      examples: Object.fromEntries(examples) as Record<string, unknown>,
      requiredHeaders: Object.fromEntries(requiredHeaders) as Record<string, string[]>,
      requiredQuery: [...query.keys()],
    };
  };

  return Object.entries(resolve(document['paths'])).flatMap(([template, node]) => {
    const item = resolve(node);
    return METHODS.filter((method) => method in item).map((method) => derive(template, item, method));
  });
}
