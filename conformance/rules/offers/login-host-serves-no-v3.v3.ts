import { assume, NotApplicable, noTarget, SUCCESS } from '../engine.ts';
import { readUndeclared } from '../steps/undeclared.ts';
import { read, readingRule } from './steps/reads.v3.ts';

export default readingRule({
  level: 'must',
  title: 'The host of the token endpoint does not serve v3',
  source: ['O319'],
  at: 'GET /v3/vorgaenge/{vorgangsnummer}/gemerkteangebote',
  brokenBy: ['login-host-serves-v3', 'login-host-accepts-v3', 'login-host-empty-v3', 'login-host-serves-cases-v3'],
  async check(context) {
    const { login, baufi } = context.config.targets;
    if (login === undefined) throw noTarget('login');
    if (baufi !== undefined && new URL(login).origin === new URL(baufi).origin)
      throw new NotApplicable('targets.login and targets.baufi have the same origin');
    const known = await read(context, 'gemerkteangebote');
    assume(SUCCESS.has(known.status), `needs saved offers that v3 answers with 2xx, got ${known.status}`);
    const vorgang = `/v3/vorgaenge/${encodeURIComponent(context.fixture('offers', 'vorgangsNummer'))}`;
    // A host that does not serve offers may still serve cases.
    for (const path of [`${vorgang}/gemerkteangebote`, vorgang]) {
      const answer = await readUndeclared(context, 'login', path, known, 'baufi');
      // An HTML page does not count as serving v3; other responses of the host are open.
      const isPage = answer.mediaType === 'text/html' && known.mediaType !== 'text/html';
      const serves = SUCCESS.has(answer.status) && !isPage;
      if (serves) {
        const { status, body } = await readUndeclared(context, 'login', `/${context.uuid()}`, known, 'baufi');
        assume(status !== answer.status || body !== answer.body, `the host answers every path alike, with ${status}`);
      }
      context.expect.that(!serves, 'a refusal or a page', String(answer.status), answer);
    }
  },
});
