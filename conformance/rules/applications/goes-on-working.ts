import { goesOnWorking } from '../steps/observed.ts';

export default goesOnWorking({
  source: ['A01', 'A05', 'A21'],
  at: ['GET /v2/antraege**', 'GET /v2/vorgaenge/**'],
  brokenBy: [
    'reads-crash-now-and-then',
    'reads-answer-406-now-and-then',
    'sales-reads-crash-now-and-then',
    'sales-read-fails-in-work',
  ],
});
