import { assume } from '../engine.ts';
import { atPlaces } from '../steps/at-places.ts';
import { documentation } from './steps/read-report.ts';
import { expectAlike, preflight, preflightWith, type Extra } from './steps/preflight.ts';

export default atPlaces('report', {
  level: 'should',
  title:
    'OPTIONS and the documentation address answer alike, whatever credential or headers of a preflight come with it',
  source: ['R106', 'R120', 'R121'],
  covers: [{ operation: 'getDocumentation', status: 200 }],
  at: 'OPTIONS /**',
  effect: 'reads',
  brokenBy: [
    'preflight-with-origin-refused',
    'preflight-for-authorization-refused',
    'preflight-with-nonsense-credential-refused',
    'preflight-without-permission-refused',
    'documentation-with-nonsense-credential-refused',
    'documentation-without-permission-refused',
  ],
  async check(context, { operation, credentials = 'headers' }) {
    const extra = credentials as Extra;
    const ofDocumentation = operation.startsWith('GET');
    const [right, usual] = ofDocumentation
      ? [200, await documentation(context)]
      : [204, await preflight(context, operation)];
    assume(usual.status === right, `needs ${right} for a request without extras, got ${usual.status}`);
    const ask = ofDocumentation ? documentation(context, [extra]) : preflightWith(context, operation, extra);
    expectAlike(context, await ask, usual);
  },
});
