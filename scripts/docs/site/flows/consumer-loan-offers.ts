import { APPLICATION, type Flow } from '../flow.ts';

export default {
  title: 'Ask for the best offer for an instalment loan',
  steps: [
    { from: APPLICATION, to: 'OAuth 2.0 server', text: 'client credentials' },
    { from: 'OAuth 2.0 server', to: APPLICATION, text: 'access token', isAnswer: true },
    { call: 'queryAngebote', sends: 'query, variables', answer: '200', carries: 'data' },
    { note: 'A request that is processed without success answers 200 as well.' },
    { call: 'queryAngebote', sends: 'query, variables', answer: '200', carries: 'errors' },
  ],
} satisfies Flow;
