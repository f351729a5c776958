import { assume, isObject, rule, SUCCESS } from '../engine.ts';
import { readApplication, readAsSales, unauthorized } from './steps/application.ts';
import { canBeSame, carriesLastChange, lastChangeIn } from './steps/moment.ts';
import { APPLICATION } from './steps/needs.ts';
import { statusIn } from './steps/members.ts';

export default rule({
  level: 'should',
  title: 'A sales party reads the same application as the product provider',
  source: ['A50'],
  covers: [{ operation: 'getAntragAlsVertrieb', status: '2XX' }],
  effect: 'reads',
  needs: APPLICATION,
  brokenBy: ['sales-read-in-milliseconds', 'sales-read-of-yesterday', 'sales-status-differs'],
  async check(context) {
    const { provider, sales } = await context.poll(
      async () => ({ provider: await readApplication(context), sales: await readAsSales(context) }),
      (both) => differences(both.provider.json(), both.sales.json()).length === 0,
    );
    if (provider.status === 401) throw unauthorized(context);
    assume(
      SUCCESS.has(provider.status) && isObject(provider.json()),
      `needs a read as product provider that answers with a JSON object, got status ${provider.status}`,
    );
    assume(
      SUCCESS.has(sales.status) && isObject(sales.json()) && carriesLastChange(sales),
      `needs a read as a sales party that answers with a JSON object that carries letzteAenderung, got status ${sales.status}`,
    );
    const found = differences(provider.json(), sales.json());
    context.expect.that(
      found.length === 0,
      'what the product provider reads',
      found.map(({ name, reads }) => `${name} ${JSON.stringify(reads)}`).join(' and '),
      sales,
    );
  },
});

/** What a sales party reads otherwise than the product provider, of what both of them are shown. */
function differences(provider: unknown, sales: unknown): { name: string; reads: string | null }[] {
  const found: { name: string; reads: string | null }[] = [];
  const [here, there] = [lastChangeIn(provider), lastChangeIn(sales)];
  if (here !== undefined && (there === undefined || !canBeSame(here, there))) {
    found.push({ name: 'letzteAenderung', reads: there?.text ?? null });
  }
  const [own, shown] = [statusIn(provider), statusIn(sales)];
  for (const name of ['antragsteller', 'produktAnbieter'] as const) {
    const reads = shown?.[name];
    if (own?.[name] !== undefined && reads !== undefined && reads !== own[name]) found.push({ name, reads });
  }
  return found;
}
