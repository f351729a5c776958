import { rule } from '../engine.ts';
import { RIGHTS } from './steps/attributes.ts';
import { CREATION } from './steps/declare.ts';
import { answeredRecord } from './steps/plain.ts';

/** D3 contradicts itself: rights that are not supplied are all false, or some of them are true. Observed, not judged. */
export default rule({
  level: 'info',
  title: 'Which rights a new person gets where none was sent',
  source: ['P24'],
  at: 'POST /partner/{PartnerId}/untergeordnetePartner',
  effect: 'creates',
  needs: CREATION,
  async check(context) {
    const record = await answeredRecord(context);
    const values = new Map(RIGHTS.map((right) => [right, JSON.stringify(record[right]) ?? 'absent']));
    for (const value of new Set(values.values()))
      context.note(`${value}: ${RIGHTS.filter((right) => values.get(right) === value).join(', ')}`);
  },
});
