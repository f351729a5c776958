import { SUCCESS } from '../engine.ts';
import { observing } from '../steps/observed.ts';

export default observing({
  level: 'must',
  title: 'A successful read answers 200, for every caller and after every change',
  source: ['P01'],
  at: ['GET /partner/**'],
  brokenBy: [
    'reads-by-organisations-answer-203',
    'first-read-after-change-answers-202',
    'first-read-of-blocked-answers-203',
    'traced-reads-answer-204',
    'identifiers-answer-204',
    'administrierbare-answers-204',
  ],
  of: 'reads that succeed',
  // The response to a request that excludes JSON is open (P127).
  isMeant: ({ answer, sent }) => SUCCESS.has(answer.status) && sent['Accept']?.includes('json') !== false,
  judge: ({ expect }, { answer }) => expect.status(answer, 200),
});
