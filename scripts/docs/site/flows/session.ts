import { APPLICATION, BROWSER, TOKEN, type Flow } from '../flow.ts';

export default {
  title: 'Hand a signed-in user over to the web interface',
  steps: [
    { ...TOKEN, by: APPLICATION },
    { from: APPLICATION, to: BROWSER, text: 'redirect to /login, with the token and redirectTo' },
    { call: 'signOn', by: BROWSER, answer: '302', carries: 'Location, cookie sessionId' },
    { note: 'The browser is signed on, and goes where Location leads.' },
    { call: 'deleteSession', by: BROWSER, sends: 'cookie sessionId', answer: '302' },
  ],
} satisfies Flow;
