import { readAndSet, type Flow } from '../flow.ts';

export default {
  title: 'Find a case, change it, and read its saved offers',
  steps: readAndSet(
    { call: 'updateVorgang', answer: '2XX' },
    { call: 'listGemerkteAngebote', answer: '2XX', carries: 'the saved offers' },
  ),
} satisfies Flow;
