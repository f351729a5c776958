/** Serializes the determinations of all versions: a server may allow only one at a time per case or caller. */
export const DETERMINATIONS = 'determinations';
