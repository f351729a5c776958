/** One operation as its form and its samples are made of it, with values that its contract gives as examples. */
export interface TriedOperation {
  id: string;
  method: string;
  /** As the contract has it: `/partner/{PartnerId}`. */
  path: string;
  summary: string;
  /** The heading that it stands under. */
  group: string;
  parameters: TriedParameter[];
  /** The headers that carry the credential. */
  credentials: [name: string, value: string][];
  bodies: TriedBody[];
  answers: TriedAnswer[];
}

/** A parameter in the path, the query or a header. */
export interface TriedParameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description: string;
  /** The example of the contract; empty where it has none. */
  value: string;
  /** What the contract permits, where it says so. */
  choices: string[];
}

/** One example of a body, as it is sent. */
export interface TriedBody {
  mediaType: string;
  title: string;
  text: string;
}

/** An answer that the contract declares and the mocks can be asked for. */
export interface TriedAnswer {
  status: number;
  description: string;
  /** The example of its Location. */
  location?: string;
  /** Names of the examples of its body. */
  examples: string[];
}
