import { goesOnWorking } from '../steps/observed.ts';

export default goesOnWorking(
  {
    source: ['P01'],
    at: ['GET /partner/**'],
    brokenBy: [
      'reads-answer-406-now-and-then',
      'first-read-after-change-crashes',
      'first-read-of-new-partner-crashes',
      'first-read-of-blocked-crashes',
    ],
  },
  (answer) => answer.status === 200 && answer.json() !== undefined,
);
