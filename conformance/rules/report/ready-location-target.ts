import { assume } from '../engine.ts';
import { coversEveryKind, forEachReport } from './steps/kinds.ts';
import { readyReport } from './steps/read-report.ts';

/** Names of parameters with which object stores sign a URL. */
const SIGNATURE = /signatur|^sig$|^hmac$|^token$/i;

export default forEachReport({
  level: 'info',
  title: 'The Location of a 303 leads to the finished report, whose content is not published',
  source: ['R16'],
  covers: coversEveryKind((kind) => `get${kind}Report`, 303),
  withoutWrites: 'fixtures.report.readyReport',
  async check(context, kind) {
    const answer = await readyReport(context, kind);
    const location = answer.location();
    assume(location, 'needs a 303 with a Location that is an address');
    // Anyone who has the URL may be able to read the report, so it is neither printed nor followed.
    const signed = [...location.searchParams.keys()].some((name) => SIGNATURE.test(name));
    context.note(`${location.protocol}//${location.host}, ${signed ? 'signed' : 'not signed in its query'}`);
  },
});
