import { createRequire } from 'node:module';
import type { OpenAPI3 } from 'openapi-typescript';
import type { PostmanFolder, PostmanItem } from './format.ts';

interface Outcome {
  result: boolean;
  reason?: string;
  output?: readonly { data: { item: (PostmanItem | PostmanFolder)[] } }[];
}

interface Converter {
  convertV2(
    input: { type: 'json'; data: object },
    options: Readonly<Record<string, unknown>>,
    done: (error: Error | null, outcome: Outcome) => void,
  ): void;
}

// The library is CommonJS without types.
const { convertV2 } = createRequire(import.meta.url)('openapi-to-postmanv2') as Converter;

const OPTIONS = {
  folderStrategy: 'Tags',
  parametersResolution: 'Example',
  includeAuthInfoInExample: false,
};

/**
 * Converts an OpenAPI document to the folders of a Postman collection: one for each tag, with an example of each answer.
 * Identifiers in it are random.
 *
 * @throws Error saying why the document cannot be converted
 */
export function convert(document: OpenAPI3): Promise<(PostmanItem | PostmanFolder)[]> {
  return new Promise((resolve, reject) => {
    // The converter changes what it is given.
    convertV2(
      { type: 'json', data: structuredClone(document) },
      OPTIONS,
      (error, { result, reason, output } = { result: false }) => {
        const [converted] = output ?? [];
        if (error === null && result && converted !== undefined) resolve(converted.data.item);
        else
          reject(
            new Error(`${document.info.title} cannot be converted: ${reason ?? error?.message ?? 'no reason given'}`),
          );
      },
    );
  });
}
