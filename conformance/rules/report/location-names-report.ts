import { assume } from '../engine.ts';
import { coversEveryKind, forEachKind } from './steps/kinds.ts';
import { acceptedRequests } from './steps/request-properties.ts';

export default forEachKind({
  level: 'should',
  title: 'The Location of an accepted request is the path of its kind and an identifier',
  source: ['R03'],
  covers: coversEveryKind((kind) => `create${kind}Report`, 202),
  brokenBy: ['location-of-another-kind', 'location-without-identifier', 'location-without-identifier-with-properties'],
  async check(context, kind) {
    for (const answer of await acceptedRequests(context, kind)) {
      const location = answer.location();
      assume(location, 'needs a 202 with a Location that is an address');
      const [segment, identifier] = location.pathname.split('/').slice(-2);
      const names = segment === kind && identifier !== undefined && identifier !== '';
      context.expect.that(names, `a Location that ends in /${kind}/ and an identifier`, location.pathname, answer);
    }
  },
});
