import { INTERFACES } from '../../../generated/platform.ts';
import { rule } from '../engine.ts';
import { expectAllow } from '../steps/method-refused.ts';
import { readUndeclared } from '../steps/undeclared.ts';
import { readUnknownAccepted } from './steps/determine.v2.ts';
import { needsToDetermine } from './steps/plain-bodies.ts';
import { read } from './steps/reads.v3.ts';

export default rule({
  level: 'should',
  title: 'A 405 to GET of a determination names the methods that are allowed',
  source: ['N24'],
  interfaces: ['offers-v2', 'offers-v3'],
  at: ['POST /v*/**'],
  effect: 'reads',
  needs: (id) => [...needsToDetermine(id), 'state'],
  brokenBy: ['determination-405-without-allow'],
  async check(context) {
    const isV2 = context.interface === 'offers-v2';
    const known = await (isV2 ? readUnknownAccepted(context) : read(context, 'gemerkteangebote'));
    const number = isV2 ? '' : encodeURIComponent(context.fixture('offers', 'vorgangsNummer'));
    const path = isV2 ? '/v2/ergebnisliste/ermittlung' : `/v3/vorgaenge/${number}/ergebnisliste`;
    const { host } = INTERFACES[context.interface];
    expectAllow(context, await readUndeclared(context, host, path, known, isV2 ? 'v2' : 'baufi'));
  },
});
