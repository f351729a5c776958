import { readAndSet, type Flow } from '../flow.ts';

export default {
  title: 'Find a case, change it, and report that it is ready for decision',
  steps: readAndSet({ call: 'updateVorgang', answer: '2XX' }, { call: 'createEntscheidungsreife', answer: '2XX' }),
} satisfies Flow;
