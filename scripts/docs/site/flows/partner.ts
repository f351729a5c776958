import { type Flow } from '../flow.ts';

export default {
  title: 'Create a partner, read it, change it',
  steps: [
    { call: 'createPartner', answer: '201', carries: 'Location, the record' },
    { call: 'getPartner', answer: '200', carries: 'the record' },
    { call: 'updatePartner', answer: '200', carries: 'the record after the change' },
    { call: 'getAdministrierbare', answer: '200', carries: 'whom it may administer' },
  ],
} satisfies Flow;
