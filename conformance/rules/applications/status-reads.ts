import { isObject } from '../../engine/expect.ts';
import { assume } from '../../engine/outcome.ts';
import { rule } from '../../engine/rule.ts';
import { firstRead } from './steps/application.ts';
import { firstList } from './steps/list.ts';
import { membersNamed } from './steps/members.ts';
import { APPLICATION } from './steps/needs.ts';
import { statusIn } from './steps/status-members.ts';

export default rule({
  level: 'info',
  title: 'Both parts of the status, and the reason of a rejection, can be read',
  source: ['A23'],
  interfaces: ['applications'],
  covers: [{ operation: 'getAntrag', status: '2XX' }],
  effect: 'reads',
  needs: APPLICATION,
  brokenBy: [],
  async check(context) {
    const record = (await firstRead(context)).json();
    assume(isObject(record), 'needs a read of the application that answers with a JSON object');
    const status = statusIn(record);
    const parts = (['antragsteller', 'produktAnbieter'] as const).map(
      (name) => `${name}: ${status?.[name] ?? 'not shown'}`,
    );
    const list = await firstList(context);
    const reasons = [record, list.json()].flatMap((body) => membersNamed(body, 'ablehnungsgrund'));
    const texts = [...new Set(reasons.filter((reason) => typeof reason === 'string'))];
    context.note([...parts, `ablehnungsgrund: ${texts.length === 0 ? 'not shown' : texts.join(', ')}`].join('; '));
  },
});
