import type { Answer } from '../engine.ts';

/**
 * Sums answers up in one line, `401 for a, b; 404 for c`.
 *
 * @param answers - by the name of what was asked
 */
export function byStatus(answers: Readonly<Record<string, Answer>>): string {
  const names = new Map<number, string[]>();
  for (const [name, { status }] of Object.entries(answers)) names.set(status, [...(names.get(status) ?? []), name]);
  return [...names].map(([status, asked]) => `${status} for ${asked.join(', ')}`).join('; ');
}
