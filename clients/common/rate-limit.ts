/**
 * How long an answer asks to wait, in milliseconds: `X-RateLimit-Reset` (seconds until the window ends, D2 Rate Limiting), otherwise
 * `Retry-After` (seconds, or a date). Undefined where it says nothing that can be read.
 */
export function announcedWait({ headers }: Response): number | undefined {
  const announced = headers.get('X-RateLimit-Reset') ?? headers.get('Retry-After');
  if (announced === null) return undefined;
  const ms = /^\s*\d+(\.\d+)?\s*$/.test(announced)
    ? Number(announced) * 1000
    : Date.parse(announced) - (Date.parse(headers.get('Date') ?? '') || Date.now());
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}
