import { assume, isObject } from '../engine.ts';
import { tokenFor, tokenRule } from './steps/token-request.ts';

const NOT_SECRET = ['token_type', 'expires_in', 'scope'];

export default tokenRule({
  level: 'info',
  title: 'Which other members a response with an access_token has',
  source: ['S05'],
  covers: [{ operation: 'createAccessToken', status: '2XX' }],
  async check(context) {
    const answer = await tokenFor(context, 'POST /login');
    const body = answer.json();
    assume(isObject(body) && 'access_token' in body, 'needs a JSON object with an access_token');
    const names = Object.keys(body).filter((name) => name !== 'access_token');
    const members = names.map((name) => (NOT_SECRET.includes(name) ? `${name}: ${JSON.stringify(body[name])}` : name));
    context.note(members.length === 0 ? 'nothing but the access_token' : members.join('; '));
  },
});
