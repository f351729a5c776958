import { type Flow } from '../flow.ts';

export default {
  title: 'Request a report, wait for it, fetch it',
  steps: [
    { call: 'createRohdatenReport', answer: '202', carries: 'Location: where to ask' },
    { call: 'getRohdatenReport', answer: '200', carries: 'status: still being produced' },
    { note: 'Ask again until the answer is 303.' },
    { call: 'getRohdatenReport', answer: '303', carries: 'Location: where to go on' },
    { note: 'What that address delivers is not shown.' },
  ],
} satisfies Flow;
