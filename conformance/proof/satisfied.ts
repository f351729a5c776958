/** Statements, each with why an answer satisfies it. */
export type Satisfied = Readonly<Record<string, string>>;

/** Reads of which neither status nor payload is shown. */
const READS: Satisfied = Object.fromEntries(
  ['A01', 'A03', 'A05', 'A21', 'C01', 'C02', 'C03', 'C04', 'C05', 'C12', 'O221', 'O222', 'O314'].map((id) => [
    id,
    'asks for 2xx',
  ]),
);

/** Changes of which no more is shown than that they succeed. */
const CHANGES: Satisfied = Object.fromEntries(['C06', 'C07', 'C08', 'C09', 'C10'].map((id) => [id, 'asks for 2xx']));

/**
 * By status: the statements that an answer with nothing in it satisfies, and why. A must-rule of another statement does not
 * pass, and with a status that is not here none does: a refusal says nothing as long as nothing is accepted.
 */
export const SATISFIED: Readonly<Record<number, Satisfied>> = {
  200: {
    ...READS,
    C07: 'asks for no server error after a success',
    C08: 'asks for no server error after a success',
    C10: 'asks for 2xx',
    O216: 'asks for the same status with and without x-TraceId',
    O253: 'asks for the same status with every x-TraceId',
    O301: 'asks for 200 or 204',
    O302: 'asks for no redirect of a determination',
    O303: 'asks for no Location of a determination',
    O304: 'asks for a body that is not empty',
    O306: 'asks for 200 or 204',
    O323: 'asks for 200 or 204',
    O317: 'asks for the same status with and without X-TraceId',
    P29: 'asks for 2xx',
    R10: 'asks for 200',
    R118: 'asks for 200 without a credential',
    S16: 'asks for success and HTML',
    S17: 'asks for no header that forbids frames',
  },
  204: {
    ...READS,
    C07: 'asks for no server error after a success',
    C08: 'asks for no server error after a success',
    C10: 'asks for 2xx',
    O301: 'asks for 200 or 204',
    O216: 'asks for the same status with and without x-TraceId',
    O253: 'asks for the same status with every x-TraceId',
    O302: 'asks for no redirect of a determination',
    O303: 'asks for no Location of a determination',
    O305: 'asks for no body with 204',
    O306: 'asks for 200 or 204',
    O309: 'asks for no result list',
    O328: 'asks for 204 where there is no result list',
    O323: 'asks for 200 or 204',
    O317: 'asks for the same status with and without X-TraceId',
    P29: 'asks for 2xx',
    R05: 'asks for 204',
    R07: 'asks for 204',
    R08: 'asks for 204',
    R09: 'asks for 204 without a credential',
    R104: 'asks for no body with 204',
    R105: 'asks for 204 without a body and without headers',
    R118: 'asks for 204 without a credential',
  },
  301: {
    O220: 'asks for anything but 2xx and 302 without a token',
    O222: 'asks for 2xx or a redirect',
    O302: 'asks for anything but 302',
  },
};

/** What 202 satisfies that is no HTML page: the interface of reports asks no more of the request that it accepts. */
export const SATISFIED_BY_202: Satisfied = {
  ...READS,
  ...CHANGES,
  O302: 'asks for no redirect of a determination',
  R01: 'asks for 202',
  R27: 'asks for 202',
  R28: 'asks for 202',
  R29: 'asks for 202',
  R30: 'asks for 202',
  R31: 'asks for 202',
  R50: 'asks for 202',
  R51: 'asks for 202',
  R32: 'asks for 202',
  P03: 'asks for no attribute that is null or empty',
  P49: 'asks for JSON',
};

/** What 200 with an empty body satisfies beyond what 200 does. */
export const SATISFIED_BY_EMPTY_BODY: Satisfied = { R11: 'asks for no content' };

/** What the errors of other hosts satisfy. */
export const SATISFIED_BY_ERRORS: Satisfied = Object.fromEntries(
  ['R20', 'R124', 'R125', 'R126'].map((id) => [id, 'asks for message and error, which other errors have too']),
);

/** What 200 with any JSON object satisfies beyond what 200 does: the sources show no payload there. */
export const SATISFIED_BY_JSON: Satisfied = {
  ...CHANGES,
  P03: 'asks for no attribute that is null or empty',
  P01: 'asks for 200 and JSON',
  P14: 'asks for 200 and an object',
  P49: 'asks for JSON',
};

/** What a server satisfies that says its request again, headers included. */
export const SATISFIED_BY_ECHO: Satisfied = {
  P08: 'asks for the trace id of the request',
  P09: 'asks for a trace id that is not empty',
  P94: 'asks for text, which the headers of a request are',
  P168: 'asks for a trace id in every answer',
};

/** What 201 with a Location and the record that was sent satisfies. */
export const SATISFIED_BY_CREATION: Satisfied = {
  ...SATISFIED_BY_ECHO,
  ...READS,
  ...CHANGES,
  O302: 'asks for no redirect of a determination',
  P03: 'asks for no attribute that is null or empty',
  P19: 'asks for 201',
  P27: 'asks for 201',
  P29: 'asks for 2xx',
  P49: 'asks for JSON',
  P128: 'asks for a Location',
  P134: 'asks for a record',
};
