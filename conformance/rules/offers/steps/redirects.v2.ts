import type { Config, Seen } from '../../engine.ts';

/** What rules have in common that look at each redirect of a determination: for captured data, and for a case of the caller. */
export const REDIRECTS = {
  byPlace: true,
  of: 'redirects of such determinations',
  isMeant: ({ credential, answer }: Seen, way: string, _: readonly Seen[], { fixtures }: Config): boolean => {
    const vorgangsNummer = new URL(answer.url).searchParams.get('vorgangsNummer');
    // Somebody else's case may lead to a login page.
    const isRefused = vorgangsNummer !== null && vorgangsNummer === fixtures?.offers?.andereVorgangsNummer;
    return (
      credential === 'given' && answer.status === 302 && !isRefused && (way === 'body') === (vorgangsNummer === null)
    );
  },
};
