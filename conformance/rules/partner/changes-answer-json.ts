import { answersAreJson } from './steps/answers-are-json.ts';

export default answersAreJson({
  title: 'A creation or a change is answered as application/json',
  at: ['POST /**', 'PATCH /**'],
  brokenBy: ['create-body-is-text', 'organisation-body-is-hal', 'patch-body-is-hal', 'bodies-without-type'],
});
