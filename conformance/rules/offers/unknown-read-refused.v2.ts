import { assume, CLIENT_ERROR, rule, SUCCESS_OR_REDIRECT } from '../engine.ts';
import { readPart, readUnknownPart } from './steps/parts.v2.ts';
import { hasDetermination, readUnknownAccepted } from './steps/determine.v2.ts';
import { READ_NAMES, readUnknown, type ReadName } from './steps/reads.v2.ts';

export default rule({
  level: 'should',
  title: 'A read of an unknown determination, or of an unknown part of one, is refused with 4xx',
  source: ['N34'],
  at: 'GET /v2/ergebnisliste/ermittlung/**',
  effect: 'reads',
  needs: ['credentials.v2', 'state'],
  cases: READ_NAMES,
  brokenBy: ['unknown-documents-200', 'unknown-result-is-first', 'results-by-the-beginning-of-their-number'],
  async check(context) {
    const name = context.case as ReadName;
    if (hasDetermination(context)) {
      const known = await readPart(context, name === 'provision' ? 'ergebnis' : name);
      assume(SUCCESS_OR_REDIRECT.has(known.status), `needs ${name} to be readable (2xx), got ${known.status}`);
      return context.expect.status(await readUnknownPart(context, name), CLIENT_ERROR);
    }
    const answer = await readUnknownAccepted(context, name);
    const anonymous = await readUnknown(context, 'ermittlung', { as: 'none' });
    const why = `nothing shows that the interface looks at the request, which it answers with ${answer.status}`;
    assume(answer.status !== anonymous.status, why);
    context.expect.status(answer, CLIENT_ERROR);
  },
});
