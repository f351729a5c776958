import { goesOnWorking } from '../steps/observed.ts';
import { faultsOfPersons } from './steps/persons.ts';

export default goesOnWorking({
  source: ['C01', 'C02', 'C03', 'C05'],
  at: ['GET /v*/vorgaenge**'],
  brokenBy: [
    ...faultsOfPersons('crashes-once-set'),
    'partial-application-reads-once',
    'partial-application-leads-to-login-once-read',
  ],
});
