/** What the determinations of a run take turns at, whichever version is asked: a case, or a caller, may be busy with one. */
export const DETERMINATIONS = 'determinations';
