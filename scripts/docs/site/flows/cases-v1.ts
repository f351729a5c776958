import { readAndSet, type Flow } from '../flow.ts';

export default {
  title: 'Find a case, and set its customer adviser',
  steps: readAndSet({ call: 'replaceKundenBetreuer', answer: '2XX' }),
} satisfies Flow;
