import { observing } from '../steps/observed.ts';

export default observing({
  level: 'should',
  title: 'No request is refused for the quota while calls are left',
  source: ['O259'],
  brokenBy: ['refused-with-calls-left'],
  of: 'responses to requests with the token',
  isMeant: ({ credential }) => credential === 'given',
  judge: ({ expect }, { answer }) => {
    const left = Number(answer.header('X-RateLimit-Remaining')?.trim() ?? 0);
    const isEarly = answer.status === 429 && left > 0;
    expect.that(!isEarly, 'a status other than 429 while calls are left', `429 with ${left} calls left`, answer);
  },
});
