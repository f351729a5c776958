import { createHash } from 'node:crypto';

/** A UUID that is the same for the same name: what is emitted twice replaces itself where it is imported. */
export function stableId(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  // Version 8 of RFC 9562, «custom», and its variant.
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ];
  return parts.join('-');
}
