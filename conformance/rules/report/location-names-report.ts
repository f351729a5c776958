import { assume } from '../engine.ts';
import { coversEveryKind, forEachKind } from './steps/kinds.ts';
import { acceptedRequests, otherReport } from './steps/request-properties.ts';
import { segmentsOf } from './steps/request-report.ts';
import { keepsState } from '../steps/state.ts';

export default forEachKind({
  level: 'should',
  title:
    'The Location of an accepted request is the path of its kind, followed by an identifier that no other request gets',
  source: ['R03'],
  covers: coversEveryKind((kind) => `create${kind}Report`, 202),
  brokenBy: [
    'location-of-another-kind',
    'location-without-identifier',
    'location-without-identifier-with-properties',
    'location-of-first-report',
  ],
  async check(context, kind) {
    const requests = await acceptedRequests(context, kind);
    for (const answer of requests) {
      const location = answer.location();
      assume(location, 'needs a 202 with a Location that is an address');
      const [segment, identifier] = segmentsOf(answer);
      const names = segment === kind && identifier !== undefined;
      context.expect.that(names, `a Location that ends in /${kind}/ and an identifier`, location.pathname, answer);
    }
    // Equal requests may share a report, but these differ in a property. A mock remembers no reports.
    const other = keepsState(context) ? await otherReport(context, kind) : undefined;
    if (other === undefined) return;
    const isOwn = other.location()?.href !== requests[0]?.location()?.href;
    context.expect.that(isOwn, 'a Location of its own', 'that of another report', other);
  },
});
