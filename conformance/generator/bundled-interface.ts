import type { OpenAPI3 } from 'openapi-typescript';

/** A bundled contract. */
export interface BundledInterface {
  /** Id of the interface, as in `redocly.yaml`. */
  id: string;
  /** Path of its root document, relative to the root folder, and the names of the Overlays applied to it. */
  source: string;
  document: OpenAPI3;
  /** The command that regenerates its files; `npm run generate` by default. */
  command?: string;
}
