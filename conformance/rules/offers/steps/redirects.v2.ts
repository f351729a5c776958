import type { Seen } from '../../engine.ts';

/** What rules have in common that look at each redirect of a determination: for captured data, and for a case. */
export const REDIRECTS = {
  byPlace: true,
  of: 'redirects of such determinations',
  isMeant: ({ came, answer }: Seen, way: string): boolean =>
    came === 'given' &&
    answer.status === 302 &&
    (way === 'body') !== new URL(answer.url).searchParams.has('vorgangsNummer'),
};
