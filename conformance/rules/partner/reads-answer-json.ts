import { answersAreJson } from './steps/answers-are-json.ts';

export default answersAreJson({
  title: 'A read that accepts application/json is answered with JSON',
  at: ['GET /**'],
  evenEmpty: 200,
  brokenBy: [
    'read-answers-hal',
    'administrierbare-answer-text',
    'takeover-answers-page',
    'bodies-without-type',
    'administrierbare-once',
  ],
});
