import { CLIENT_ERROR, rule } from '../engine.ts';
import { determineOtherwise, needsToDetermine } from './steps/plain-bodies.ts';

export default rule({
  level: 'should',
  title: 'A determination whose body is not valid JSON is refused with 4xx',
  source: ['N33'],
  interfaces: ['offers-v2', 'offers-v3'],
  at: ['POST /v*/**'],
  effect: 'creates',
  needs: (id) => [...needsToDetermine(id), 'state'],
  brokenBy: ['broken-json-taken', 'broken-json-500'],
  async check(context) {
    const answer = await determineOtherwise(context, (body) => ({
      raw: JSON.stringify(body).slice(0, -1),
      contentType: 'application/json',
    }));
    context.expect.status(answer, CLIENT_ERROR);
  },
});
