import { loginTokenIsTaken } from '../steps/login-token.ts';
import { identifiersFor, readResource, sendTo, COMMON } from './steps/case-interface.ts';

const { path } = COMMON.kundenBetreuer;

export default loginTokenIsTaken<'cases-v3'>({
  at: 'GET /v3/vorgaenge/{vorgangsNummer}/kundenBetreuer',
  known: (context) => readResource(context, path),
  ask: async (context, sender) =>
    sendTo(context, 'GET', path, { ...sender, params: await identifiersFor(context, path) }),
});
