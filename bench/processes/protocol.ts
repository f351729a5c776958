/** What a parent asks of a child. */
export interface Question {
  id: number;
  task: string;
  input: unknown;
}

/** What a child answers. */
export type Reply = { id: number; value: unknown } | { id: number; error: string };

/** The tasks of a child, by name: what each takes and returns, both of which can be cloned. */
export type Tasks = Readonly<Record<string, (input: never) => unknown>>;
