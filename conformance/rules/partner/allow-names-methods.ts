import { expectAllow } from '../steps/method-refused.ts';
import { byPlace } from './steps/declare.ts';
import { assumeReadable, subject } from './steps/reads.ts';
import { ACCEPT_JSON } from './steps/requests.ts';

export default byPlace({
  level: 'should',
  title: 'A 405 to GET where partners are created names the methods that are allowed',
  effect: 'reads',
  brokenBy: ['creation-405-without-allow'],
  judges: {
    async N24(context) {
      await assumeReadable(context, 'partner');
      const params = { PartnerId: subject(context).id };
      const path = '/partner/{PartnerId}/untergeordnetePartner';
      expectAllow(context, await context.target.send('partner', 'GET', path, { params, headers: ACCEPT_JSON }));
    },
  },
});
