import { rule } from '../engine.ts';
import { PATH, recordAt, salesRead } from './steps/application.ts';
import { APPLICATION } from './steps/patches.ts';
import { expectSame, SALES_DIFFER, readAsBoth } from './steps/sales.ts';

export default rule({
  level: 'should',
  title: 'A sales party reads the same application as the product provider',
  source: ['A50'],
  covers: [{ operation: 'getAntragAlsVertrieb', status: '2XX' }],
  effect: 'reads',
  needs: APPLICATION,
  brokenBy: [...SALES_DIFFER, 'sales-reference-differs'],
  async check(context) {
    const provider = (await recordAt(context, `GET ${PATH}`)).json();
    await expectSame(context, await readAsBoth(context, { provider, sales: await salesRead(context) }));
  },
});
