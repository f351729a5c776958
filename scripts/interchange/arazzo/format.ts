/** An Arazzo 1.0.1 description, as far as it is written here. */
export interface ArazzoDescription {
  arazzo: '1.0.1';
  info: { title: string; summary: string; description: string; version: string };
  sourceDescriptions: readonly { name: string; type: 'openapi'; url: string; 'x-serverUrl'?: string }[];
  workflows: readonly ArazzoWorkflow[];
}

export interface ArazzoWorkflow {
  workflowId: string;
  summary: string;
  description: string;
  inputs: { type: 'object'; required: readonly string[]; properties: Readonly<Record<string, ArazzoInput>> };
  steps: readonly ArazzoStep[];
}

/** An input; `password` keeps it out of what runners print. */
export interface ArazzoInput {
  type: 'string';
  description: string;
  format?: 'password';
}

/** Something that has to hold; a regular expression looks at what its context names. */
export type ArazzoCriterion = { condition: string } | { context: string; condition: string; type: 'regex' };

export interface ArazzoStep {
  stepId: string;
  description?: string;
  operationId?: string;
  /** An extension of Redocly: a request to an address that an answer gave. */
  'x-operation'?: { method: 'get'; url: string };
  parameters: readonly { name: string; in: 'path' | 'query' | 'header'; value: string }[];
  requestBody?: { contentType?: string; payload: unknown };
  successCriteria: readonly ArazzoCriterion[];
  onFailure?: readonly {
    name: string;
    type: 'retry';
    retryAfter: number;
    retryLimit: number;
    /** When it is worth it; always without any. */
    criteria?: readonly ArazzoCriterion[];
  }[];
  outputs?: Readonly<Record<string, string>>;
}
