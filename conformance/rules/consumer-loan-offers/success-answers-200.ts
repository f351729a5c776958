import { observing } from '../steps/observed.ts';
import { isSuccess } from './steps/answers.ts';
import type { Question } from './steps/questions.ts';

export default observing({
  level: 'should',
  title: 'A query that is answered with offers has the status 200, whatever it asks for',
  source: ['L47'],
  brokenBy: ['offers-201', 'offers-for-a-purpose-201'],
  byPlace: true,
  of: 'responses with offers',
  isMeant: ({ credential, answer }, question) => credential === 'given' && isSuccess(answer, question as Question),
  judge: ({ expect }, { answer }) => expect.status(answer, 200),
});
