import { assume, CLIENT_ERROR, rule, SUCCESS_OR_REDIRECT } from '../engine.ts';
import { readPart } from './steps/parts.v2.ts';
import { readUnknownAccepted } from './steps/determine.v2.ts';
import { READ_NAMES, readUnknown, type ReadName } from './steps/reads.v2.ts';

export default rule({
  level: 'should',
  title: 'A read of a determination that does not exist, or of something of it, is refused with 4xx',
  source: ['N34'],
  at: 'GET /v2/ergebnisliste/ermittlung/**',
  effect: 'reads',
  needs: ['credentials.v2', 'state'],
  cases: READ_NAMES,
  brokenBy: ['unknown-documents-200'],
  async check(context) {
    const name = context.case as ReadName;
    const answer = await readUnknownAccepted(context, name);
    const speaks = context.mayWrite
      ? SUCCESS_OR_REDIRECT.has((await readPart(context, name === 'provision' ? 'ergebnis' : name)).status)
      : answer.status !== (await readUnknown(context, 'ermittlung', { as: 'none' })).status;
    assume(speaks, `nothing shows that the interface looks at the request, which it answers with ${answer.status}`);
    context.expect.status(answer, CLIENT_ERROR);
  },
});
