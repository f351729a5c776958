import { isObject } from '../engine.ts';
import { administrableEntries } from './steps/administrable.ts';
import { readingRule } from './steps/declare.ts';

/** D3 does not say it, but deployments are known to do so: observed, not judged. */
export default readingRule({
  level: 'info',
  title: 'Whether the administrable partners of a partner include itself',
  source: ['P16'],
  at: 'GET /partner/{PartnerId}/administrierbare',
  async check(context) {
    const { id, entries } = await administrableEntries(context);
    const isIncluded = entries.some((entry) => isObject(entry) && (entry['id'] === id || entry['partnerId'] === id));
    context.note(`the list of ${id} ${isIncluded ? 'contains' : 'does not contain'} ${id}`);
  },
});
