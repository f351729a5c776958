import { assume, rule } from '../engine.ts';
import { NEEDS } from './steps/access.v3.ts';
import { determined } from './steps/determine.v3.ts';

export default rule({
  level: 'should',
  title: 'A determination that answers 204 has no body',
  source: ['O305', 'N29'],
  covers: [{ operation: 'createErgebnisliste', status: 204 }],
  effect: 'creates',
  needs: [...NEEDS, 'fixtures.offers.vorgangsNummerOhneErgebnisse', 'state'],
  brokenBy: ['no-results-announce-body', 'no-results-with-body', 'no-results-compressed'],
  async check(context) {
    const answer = await determined(context, 'vorgangsNummerOhneErgebnisse');
    assume(
      answer.status === 204,
      'this case has a result list (200); supply one without in fixtures.offers.vorgangsNummerOhneErgebnisse',
    );
    context.expect.that(answer.body === '', 'no body', `${Buffer.byteLength(answer.body)} bytes`, answer);
    const announced = answer.header('Content-Length') ?? '0';
    context.expect.that(Number(announced) === 0, 'no body', `the announcement of ${announced} bytes`, answer);
  },
});
