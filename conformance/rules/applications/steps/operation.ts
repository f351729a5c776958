/** One operation of a JSON Patch; a remove has no value. */
export interface Operation {
  op: 'add' | 'replace' | 'remove' | 'test';
  path: string;
  value?: unknown;
}

/** The media types by which deployments take a JSON Patch: its own, then that of any JSON. D2 names none. */
export const PATCH_TYPES = ['application/json-patch+json', 'application/json'] as const;
export type PatchType = (typeof PATCH_TYPES)[number];
