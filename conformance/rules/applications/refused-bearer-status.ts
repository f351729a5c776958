import { observing } from '../steps/observed.ts';

export default observing({
  level: 'info',
  title: 'The status of a request without a valid bearer',
  source: ['A53'],
  of: 'responses to requests without a valid bearer',
  isMeant: ({ credential }) => credential !== 'given',
  note: ({ answer }) => `answered with ${answer.status}`,
});
