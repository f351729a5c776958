/**
 * What examples show of an operation, generated from scripts/generate/runtime/operation-examples.ts. Do not edit: run `npm run generate`.
 */
/** What a contract shows of an operation. */
export interface OperationExamples {
  readonly method: string;
  /** Path template. */
  readonly path: string;
  /** Bodies of requests by media type and the name of the example. */
  readonly requests: Bodies;
  /** By status: `200`, `2XX`, `default`. */
  readonly answers: Readonly<Record<string, AnswerExample>>;
}

/** An answer, as examples show it. */
export interface AnswerExample {
  readonly headers: Readonly<Record<string, string>>;
  readonly bodies: Bodies;
}

type Bodies = Readonly<Record<string, Readonly<Record<string, unknown>>>>;
