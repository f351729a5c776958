import { isObject } from '../../engine/expect.ts';
import { rule } from '../../engine/rule.ts';
import { coversEveryKind, kindOf, permittedKinds } from './steps/kinds.ts';
import { generationReadings } from './steps/read-report.ts';

export default rule({
  level: 'info',
  title: 'The body of a report that is still being produced has no property but `status`',
  source: ['R89'],
  covers: coversEveryKind((kind) => `get${kind}Report`, 200),
  effect: 'creates',
  needs: ['state', 'credentials.report'],
  cases: permittedKinds,
  async check(context) {
    const readings = await generationReadings(context, kindOf(context));
    const seen = readings.map((reading) => {
      const body = reading.json();
      const others = isObject(body) ? Object.keys(body).filter((name) => name !== 'status') : [];
      context.expect.that(true, 'status, and perhaps other members', 'them', reading);
      return others.length === 0 ? 'nothing' : others.join(', ');
    });
    for (const others of new Set(seen)) context.note(`has ${others} beside status`);
  },
});
