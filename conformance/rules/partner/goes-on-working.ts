import { goesOnWorking } from '../steps/observed.ts';

export default goesOnWorking(
  {
    source: ['P01'],
    at: ['GET /partner/**'],
    brokenBy: ['first-read-after-change-crashes', 'first-read-of-new-partner-crashes', 'first-read-of-blocked-crashes'],
  },
  (answer) => answer.status === 200 && answer.json() !== undefined,
);
