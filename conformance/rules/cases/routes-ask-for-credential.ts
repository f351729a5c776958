import { observing } from '../steps/observed.ts';

export default observing({
  level: 'info',
  title: 'What an operation answers where no credential comes',
  source: ['C15'],
  of: 'answers to requests without a credential',
  isMeant: ({ came }) => came === 'none',
  note: ({ answer }) => `answered with ${answer.status}`,
});
