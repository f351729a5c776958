/** Rows of the catalogue, each with why an answer satisfies it. */
export type Satisfied = Readonly<Record<string, string>>;

/**
 * By status: the rows of the catalogue that an answer with nothing in it satisfies, and why. A must-rule of another row does
 * not pass, and with a status that is not here none does: a refusal says nothing as long as nothing is accepted.
 */
export const SATISFIED: Readonly<Record<number, Satisfied>> = {
  200: {
    A03: 'asks for 200 with and without dates',
    C10: 'asks for 2xx',
    O216: 'asks for the same status with and without x-TraceId',
    O301: 'asks for 200 or 204',
    O302: 'asks for no redirect of a determination',
    O306: 'asks for 200 or 204',
    O317: 'asks for the same status with and without X-TraceId',
    P29: 'asks for 2xx',
    R10: 'asks for 200',
    S16: 'asks for 200 and HTML',
  },
  204: {
    C10: 'asks for 2xx',
    O301: 'asks for 200 or 204',
    O302: 'asks for no redirect of a determination',
    O305: 'asks for no body with 204',
    O306: 'asks for 200 or 204',
    O317: 'asks for the same status with and without X-TraceId',
    P29: 'asks for 2xx',
    R05: 'asks for 204',
    R09: 'asks for 204 without a credential',
  },
  301: { O220: 'asks for anything but 2xx and 302 without a token' },
  404: { R19: 'asks for anything but 200 and 303 for a report that nobody knows' },
};

/** What 202 satisfies that is no HTML page: the interface of reports asks no more of the request that it accepts. */
export const SATISFIED_BY_202: Satisfied = {
  C10: 'asks for 2xx',
  O302: 'asks for no redirect of a determination',
  R01: 'asks for 202',
  R27: 'asks for 202',
  R28: 'asks for 202',
  R29: 'asks for 202',
  R30: 'asks for 202',
  R32: 'asks for 202',
};

/** What the members of an error satisfy where there are none. */
export const SATISFIED_BY_EMPTY_ERROR: Satisfied = { R20: 'asks for texts where message and error are present' };

/** What 200 with any JSON object satisfies beyond what 200 does: the sources show no payload there. */
export const SATISFIED_BY_JSON: Satisfied = {
  C01: 'asks for 200 and JSON',
  C02: 'asks for 200 and JSON',
  C03: 'asks for 200 and JSON',
  C04: 'asks for 200 and JSON',
  C05: 'asks for 200 and JSON',
  C06: 'asks for 2xx',
  C07: 'asks for 2xx',
  C08: 'asks for 2xx',
  C09: 'asks for 2xx',
  O304: 'asks for JSON that is not empty',
  O314: 'asks for 200 and JSON',
  P01: 'asks for 200 and JSON',
  P14: 'asks for 200 and an object',
  P49: 'asks for JSON',
};

/** What a server satisfies that says its request again, headers included. */
export const SATISFIED_BY_ECHO: Satisfied = {
  P08: 'asks for the trace id of the request',
  P09: 'asks for a trace id that is not empty',
};

/** What 201 with a Location and the record that was sent satisfies. */
export const SATISFIED_BY_CREATION: Satisfied = {
  C10: 'asks for 2xx',
  O302: 'asks for no redirect of a determination',
  P19: 'asks for 201 with a Location and a record',
  P27: 'asks for 201',
  P29: 'asks for 2xx',
};
