/** What a workflow needs beyond the flow of its interface and the contract. */
export interface Details {
  /** What a step hands on, by operation: the variable that it gives a value, and where the answer has it. */
  outputs?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Operations that ask where an answer led to: the operation of that answer, whose Location, a path of its host, is followed. */
  follows?: Readonly<Record<string, string>>;
  /** What has to hold of an answer, by operation; until it does, it is asked for again. */
  ready?: Readonly<Record<string, string>>;
  /** Calls of the flow, `operationId status`, that a runner which follows redirects cannot make, and why, as a sentence. */
  leftOut?: Readonly<Record<string, string>>;
  /** Values of query parameters that the example of the contract would not do for. */
  query?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Where the outputs of the token endpoint are. */
const TOKEN = { createAccessToken: { access_token: '$response.body#/access_token' } };

/** The details of each workflow; only members that the sources publish are read. */
export const DETAILS: Readonly<Record<string, Details>> = {
  report: {
    outputs: { createRohdatenReport: { location: '$response.header.Location' } },
    follows: { getRohdatenReport: 'createRohdatenReport' },
    ready: { getRohdatenReport: "$response.body#/status != 'REQUESTED'" },
    leftOut: {
      'getRohdatenReport 303':
        'The finished report is left out: a runner that follows redirects does not see the 303, and asks the place of the report at once.',
    },
  },
  'offers-v1': { outputs: TOKEN },
  'offers-v2': {
    outputs: { ...TOKEN, createErmittlung: { offers_ermittlungsId: '$response.body#/ermittlungsId' } },
  },
  'offers-v3': { outputs: TOKEN },
  'cases-v1': { outputs: TOKEN },
  'cases-v2': { outputs: TOKEN },
  'cases-v3': { outputs: TOKEN },
  applications: { outputs: TOKEN },
  'consumer-loan-offers': {},
  partner: { outputs: { createPartner: { partner_partnerId: '$response.body#/id' } } },
  login: { outputs: TOKEN },
  session: {
    outputs: TOKEN,
    leftOut: {
      'deleteSession 302':
        'The logout needs the cookie of the redirect, which a runner that follows redirects does not see.',
    },
    // A page that the interface itself has: where the redirect leads is asked for.
    query: { signOn: { redirectTo: '/partner-login-box.html' } },
  },
};
