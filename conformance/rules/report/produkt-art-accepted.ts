import { atKinds, coversEveryKind } from './steps/kinds.ts';
import { KINDS_WITH, requestWith } from './steps/request-properties.ts';
import { acceptedReport } from './steps/request-report.ts';

export default atKinds({
  level: 'must',
  title: 'A report request with either value of produktArt is accepted',
  source: ['R29'],
  covers: coversEveryKind((kind) => `create${kind}Report`, 202, KINDS_WITH.produktArt),
  brokenBy: ['produkt-art-in-lower-case', 'produkt-art-as-list'],
  async check(context, { kind, values }) {
    await acceptedReport(context, kind);
    context.expect.status(await requestWith(context, kind, { produktArt: values['values'] }), 202);
  },
});
