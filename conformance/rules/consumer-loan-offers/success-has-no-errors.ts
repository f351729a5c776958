import { isObject, SUCCESS } from '../engine.ts';
import { observing } from '../steps/observed.ts';
import { offersIn } from './steps/answers.ts';
import type { Question } from './steps/questions.ts';

export default observing({
  level: 'should',
  title: 'A response with offers has no errors, whatever its query asks for: the member is absent or empty',
  source: ['L03'],
  brokenBy: [
    'success-with-error-text',
    'offers-with-error',
    'offers-for-a-purpose-with-error',
    'partner-outside-with-error',
  ],
  byPlace: true,
  of: 'responses with offers',
  isMeant: ({ credential, answer }, question) =>
    credential === 'given' && SUCCESS.has(answer.status) && offersIn(answer, question as Question).length > 0,
  judge: ({ expect }, { answer }) => {
    const body = answer.json();
    const errors = isObject(body) ? body['errors'] : undefined;
    const none = errors === undefined || errors === null || (Array.isArray(errors) && errors.length === 0);
    expect.that(none, 'no errors beside data', JSON.stringify(errors) ?? 'none', answer);
  },
});
