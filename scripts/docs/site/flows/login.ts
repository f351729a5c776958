import { APPLICATION, type Flow } from '../flow.ts';

export default {
  title: 'Obtain an access token, and use it',
  steps: [
    { call: 'createAccessToken', sends: 'username, password', answer: '2XX', carries: 'access_token' },
    { from: APPLICATION, to: 'Offers, cases, applications', text: 'Authorization: Bearer access_token' },
    { from: 'Offers, cases, applications', to: APPLICATION, text: 'the answer', isAnswer: true },
  ],
} satisfies Flow;
