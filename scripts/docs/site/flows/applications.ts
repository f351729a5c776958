import { TOKEN, type Flow } from '../flow.ts';

export default {
  title: 'Read an application, and change it by JSON Patch',
  steps: [
    TOKEN,
    { call: 'listAntraege', answer: '2XX', carries: 'one page' },
    { call: 'getAntrag', answer: '2XX', carries: 'the application' },
    { call: 'patchAntrag', sends: 'several operations', answer: '2XX' },
    { call: 'getAntrag', answer: '2XX', carries: 'a new letzteAenderung' },
  ],
} satisfies Flow;
