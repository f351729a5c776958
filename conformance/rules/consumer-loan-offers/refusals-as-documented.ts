import { assume } from '../../kit/outcome.ts';
import { rule } from '../../kit/rule.ts';
import { isAccepted, isDocumentedRefusal, says } from './steps/answers.ts';
import { ask, assumeUsualSuccess } from './steps/ask.ts';
import { BAD_REQUESTS, WITHOUT_AMOUNT } from './steps/bad-requests.ts';

const REFUSED = { ...BAD_REQUESTS, ...WITHOUT_AMOUNT };

/** That they are refused at all is judged by `amount-required` and `bad-requests-refused`, which take a 422 as well. */
export default rule({
  level: 'should',
  title: 'A bad request, or one without auszahlungsbetrag, is refused with 400, or with 200 and errors',
  source: ['L07', 'L08'],
  covers: [
    { operation: 'queryAngebote', status: 200 },
    { operation: 'queryAngebote', status: 400 },
  ],
  effect: 'reads',
  needs: ['credentials.kex'],
  cases: Object.keys(REFUSED),
  brokenBy: ['refusals-answer-422', 'missing-amount-500'],
  async check(context) {
    const parts = REFUSED[context.case];
    assume(parts, `no such bad request: ${context.case}`);
    await assumeUsualSuccess(context);
    const answer = await ask(context, parts(context.config, 'bestesAngebot'));
    assume(!isAccepted(answer), `needs a bad request that is not accepted, got ${says(answer)}`);
    context.expect.that(isDocumentedRefusal(answer), 'a refusal (400, or 200 with errors)', says(answer), answer);
  },
});
