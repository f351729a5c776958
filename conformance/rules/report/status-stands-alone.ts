import { isObject } from '../engine.ts';
import { coversEveryKind, forEachReport } from './steps/kinds.ts';
import { generationReadings } from './steps/read-report.ts';

export default forEachReport({
  level: 'info',
  title: 'The body of a report that is still being produced has no property but `status`',
  source: ['R89'],
  covers: coversEveryKind((kind) => `get${kind}Report`, 200),
  withoutWrites: 'fixtures.report.runningReport',
  async check(context, kind) {
    const readings = await generationReadings(context, kind);
    const seen = readings.map((reading) => {
      const body = reading.json();
      const others = isObject(body) ? Object.keys(body).filter((name) => name !== 'status') : [];
      context.expect.that(true, 'status, and perhaps other members', 'them', reading);
      return others.length === 0 ? 'nothing' : others.join(', ');
    });
    for (const others of new Set(seen)) context.note(`has ${others} beside status`);
  },
});
