/** What we read and write of a Postman collection, format 2.1. */
export interface PostmanUrl {
  raw?: string;
  host: string[];
  path: string[];
  query: { key: string; value: string; disabled?: boolean; description?: unknown }[];
  variable: { key: string; value: string; description?: unknown }[];
}

/** A header, or a field of a form. */
export interface PostmanField {
  key: string;
  value: string;
  disabled?: boolean;
  description?: unknown;
}

/** How a request proves who sends it. */
export type PostmanAuth =
  { type: 'noauth' } | { type: 'bearer'; bearer: PostmanValue[] } | { type: 'basic'; basic: PostmanValue[] };

interface PostmanValue {
  key: string;
  value: string;
  type: 'string';
}

export interface PostmanRequest {
  name?: string;
  description?: unknown;
  method: string;
  url: PostmanUrl;
  header?: PostmanField[];
  body?: PostmanBody;
  auth?: PostmanAuth | null;
}

export type PostmanBody =
  | Record<string, never>
  | { mode: 'raw'; raw: string; options: { raw: { language: 'json' | 'text' } } }
  | { mode: 'urlencoded'; urlencoded: PostmanField[] };

export interface PostmanExample {
  id?: string;
  name: string;
  originalRequest?: PostmanRequest;
  [member: string]: unknown;
}

/** One request of a collection. */
export interface PostmanItem {
  id?: string;
  name: string;
  request: PostmanRequest;
  response: PostmanExample[];
  event?: PostmanEvent[];
  protocolProfileBehavior?: Record<string, unknown>;
}

/** A folder of a collection. */
export interface PostmanFolder {
  id?: string;
  name: string;
  description?: unknown;
  item: (PostmanItem | PostmanFolder)[];
}

export interface PostmanEvent {
  listen: 'test' | 'prerequest';
  script: { type: 'text/javascript'; exec: string[] };
}

/** A whole collection. */
export interface PostmanCollection {
  info: { _postman_id: string; name: string; description: string; schema: string };
  item: (PostmanItem | PostmanFolder)[];
  variable: { key: string; value: string; description: string }[];
}
