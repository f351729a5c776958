/** The `ermittlungsId` anywhere in an answer: neither its place nor whether it is a text or a number is published. */
export function identifierIn(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const own = (value as { ermittlungsId?: unknown }).ermittlungsId;
  if ((typeof own === 'string' && own !== '') || typeof own === 'number') return String(own);
  return Object.values(value).reduce<string | undefined>((found, member) => found ?? identifierIn(member), undefined);
}
