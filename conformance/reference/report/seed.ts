/** The Authorization header of a caller that may request every report. */
export const authorization = 'Jahresabschluss-7d0f4c1e9a52';

/** The Authorization header of a known caller that may request no report (R25). */
export const authorizationWithoutPermission = 'Besucherausweis-c81b6e37f400';

/** A report that is ready from the start. */
export const readyReport = { kind: 'rohdaten', id: '5f1d7a52-3c0e-4b8a-9d64-7e2b10c9a6f8' } as const;

/** A report that never becomes ready. */
export const runningReport = { kind: 'vertrieb', id: 'c04a8e19-2f7b-4d36-9a51-8be6d3f0427c' } as const;

/** Tells whether a request has no credential. */
export const isAnonymous = ({ headers }: Request): boolean => !headers.has('authorization');

/** Tells whether a request comes from the caller without permission. */
export const isForbidden = ({ headers }: Request): boolean =>
  headers.get('authorization') === authorizationWithoutPermission;

/** Tells whether a request has an unknown credential. */
export const isInvented = (request: Request): boolean =>
  !isAnonymous(request) && !isForbidden(request) && request.headers.get('authorization') !== authorization;
