/** A call of a typical use, with what is answered. */
export interface FlowCall {
  /** operationId, of the interface of the page, or `login#createAccessToken` of another one. */
  call: string;
  /** Status as the contract declares it: `202`, `2XX`. */
  answer: string;
  /** What the answer carries, in a few words. */
  carries?: string;
  /** What comes with the request, in a few words. */
  sends?: string;
  /** Who calls; the application unless it says otherwise. */
  by?: string;
}

/** A step that is no call of an interface. */
export interface FlowMessage {
  from: string;
  to: string;
  text: string;
  isAnswer?: boolean;
}

/** One step of a typical use. */
export type FlowStep = FlowCall | FlowMessage | { note: string };

/** The typical use of an interface. */
export interface Flow {
  /** What it achieves, as a sentence without its full stop. */
  title: string;
  steps: readonly FlowStep[];
}

/** Who calls, unless a step says otherwise. */
export const APPLICATION = 'Your application';
const BROWSER = 'Browser';

const TOKEN: FlowCall = { call: 'login#createAccessToken', answer: '200', carries: 'access_token' };

const readAndSet = (...further: FlowStep[]): FlowStep[] => [
  TOKEN,
  { call: 'listVorgaenge', answer: '200', carries: 'the cases' },
  { call: 'getVorgang', answer: '200', carries: 'the case' },
  ...further,
];

/** The typical use of each interface; statuses and operations are those of its contract. */
export const FLOWS: Readonly<Record<string, Flow>> = {
  report: {
    title: 'Order a report, wait for it, fetch it',
    steps: [
      { call: 'createRohdatenReport', answer: '202', carries: 'Location: where to ask' },
      { call: 'getRohdatenReport', answer: '200', carries: 'status: still being produced' },
      { note: 'Ask again until the answer is 303.' },
      { call: 'getRohdatenReport', answer: '303', carries: 'Location: where the report is' },
      { from: APPLICATION, to: 'Place of the report', text: 'GET that address' },
      { from: 'Place of the report', to: APPLICATION, text: 'the report', isAnswer: true },
    ],
  },
  'offers-v1': {
    title: 'Read the financing suggestions for a case',
    steps: [TOKEN, { call: 'getFinanzierungsvorschlaege', answer: '200', carries: 'the suggestions' }],
  },
  'offers-v2': {
    title: 'Determine offers, read them and their commission',
    steps: [
      TOKEN,
      { call: 'createErmittlung', answer: '302', carries: 'Location: the determination' },
      { call: 'getErmittlung', answer: '200', carries: 'ermittlungsId' },
      { call: 'listErgebnisse', answer: '200', carries: 'the results' },
      { call: 'getProvision', answer: '302', carries: 'not ready yet' },
      { note: 'Ask again shortly after.' },
      { call: 'getProvision', answer: '200', carries: 'betrag, partnerId' },
    ],
  },
  'offers-v3': {
    title: 'Calculate offers for a case, and read what belongs to a result',
    steps: [
      TOKEN,
      { call: 'createErgebnisliste', answer: '200', carries: 'the result list' },
      { note: 'Without a result list the answer is 204. There is no redirect to follow.' },
      { call: 'getErgebnis', answer: '200', carries: 'the result' },
      { call: 'getProvision', answer: '200', carries: 'the commission' },
      { call: 'listGemerkteAngebote', answer: '200', carries: 'the saved offers' },
    ],
  },
  'cases-v1': {
    title: 'Find a case, and set its customer adviser',
    steps: readAndSet({ call: 'replaceKundenBetreuer', answer: '2XX' }),
  },
  'cases-v2': {
    title: 'Find a case, change it, and read its saved offers',
    steps: readAndSet(
      { call: 'updateVorgang', answer: '2XX' },
      { call: 'listGemerkteAngebote', answer: '200', carries: 'the saved offers' },
    ),
  },
  'cases-v3': {
    title: 'Find a case, change it, and report that it is ready for decision',
    steps: readAndSet({ call: 'updateVorgang', answer: '2XX' }, { call: 'createEntscheidungsreife', answer: '2XX' }),
  },
  applications: {
    title: 'Read an application, and change it by JSON Patch',
    steps: [
      TOKEN,
      { call: 'listAntraege', answer: '200', carries: 'one page' },
      { call: 'getAntrag', answer: '200', carries: 'the application' },
      { call: 'patchAntrag', sends: 'several operations', answer: '2XX' },
      { call: 'getAntrag', answer: '200', carries: 'a new letzteAenderung' },
    ],
  },
  'consumer-loan-offers': {
    title: 'Ask for the best offer for an instalment loan',
    steps: [
      { from: APPLICATION, to: 'OAuth 2.0 server', text: 'client credentials' },
      { from: 'OAuth 2.0 server', to: APPLICATION, text: 'access token', isAnswer: true },
      { call: 'queryAngebote', sends: 'query, variables', answer: '200', carries: 'data' },
      { note: 'A request that was understood but could not be carried out answers 200 as well.' },
      { call: 'queryAngebote', sends: 'query, variables', answer: '200', carries: 'errors' },
    ],
  },
  login: {
    title: 'Obtain an access token, and use it',
    steps: [
      { call: 'createAccessToken', sends: 'username, password', answer: '200', carries: 'access_token' },
      { from: APPLICATION, to: 'Offers, cases, applications', text: 'Authorization: Bearer access_token' },
      { from: 'Offers, cases, applications', to: APPLICATION, text: 'the answer', isAnswer: true },
    ],
  },
  partner: {
    title: 'Create a partner, read it, change it',
    steps: [
      { call: 'createPartner', answer: '201', carries: 'Location, the record' },
      { call: 'getPartner', answer: '200', carries: 'the record' },
      { call: 'updatePartner', answer: '200', carries: 'the record after the change' },
      { call: 'getAdministrierbare', answer: '200', carries: 'whom it may administer' },
    ],
  },
  session: {
    title: 'Hand a signed-in user over to the web interface',
    steps: [
      { ...TOKEN, by: APPLICATION },
      { from: APPLICATION, to: BROWSER, text: 'redirect to /login, with the token and redirectTo' },
      { call: 'signOn', by: BROWSER, answer: '302', carries: 'Location, cookie sessionId' },
      { note: 'The browser is signed on, and goes where Location leads.' },
      { call: 'deleteSession', by: BROWSER, sends: 'cookie sessionId', answer: '302' },
    ],
  },
};
