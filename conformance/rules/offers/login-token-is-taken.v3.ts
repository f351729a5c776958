import { loginTokenIsTaken } from '../steps/login-token.ts';
import { read, readOtherwise } from './steps/reads.v3.ts';

export default loginTokenIsTaken({
  at: 'GET /v3/vorgaenge/{vorgangsnummer}/gemerkteangebote',
  known: (context) => read(context, 'gemerkteangebote'),
  ask: (context, sender) => readOtherwise(context, 'gemerkteangebote', sender),
});
