/**
 * The types of examples, generated from scripts/generate/runtime/operation-examples.ts. Do not edit: run `npm run generate`.
 */
/** The examples of an operation. */
export interface OperationExamples {
  readonly method: string;
  /** Path template. */
  readonly path: string;
  /** Bodies of requests by media type and the name of the example. */
  readonly requests: Bodies;
  /** By status: `200`, `2XX`, `default`. */
  readonly answers: Readonly<Record<string, AnswerExample>>;
}

/** The examples of a response. */
export interface AnswerExample {
  readonly headers: Readonly<Record<string, string>>;
  readonly bodies: Bodies;
}

type Bodies = Readonly<Record<string, Readonly<Record<string, unknown>>>>;
