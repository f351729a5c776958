import { jsonType } from '../../kit/expect.ts';
import { rule } from '../../kit/rule.ts';
import { statusOf } from '../cases-v3/steps/access.ts';
import { fixturesFor, readPart } from './steps/parts.ts';
import { READS, READS_AT_ONCE, type ReadName } from './steps/reads.ts';

/** The commission has to be waited for: see `commission-ready`. */
export default rule({
  level: 'must',
  title: 'A determination, its request and its results, with what belongs to them, read as JSON objects or arrays',
  source: READS_AT_ONCE.map((name) => READS[name].row),
  covers: READS_AT_ONCE.map((name) => ({ operation: READS[name].operation, status: 200 })),
  effect: 'creates',
  needs: ['credentials.v2'],
  cases: READS_AT_ONCE,
  brokenBy: [
    'determination-read-202',
    'determination-identifier-of-another',
    ...['results', 'result', 'messages', 'documents', 'payment-plans', 'payment-plan'].flatMap((name) => [
      `${name}-answers-202`,
      `${name}-as-text`,
    ]),
    ...['original-request', 'captured-data'].flatMap((name) => [`${name}-answers-202`, `${name}-as-text`]),
    'messages-null',
    'documents-204',
    'payment-plan-index-as-counter',
    'original-request-in-a-string',
  ],
  async check(context) {
    const { expect } = context;
    const name = context.case as ReadName;
    const answer = await readPart(context, name);
    expect.that(answer.status === 200, 'status 200', statusOf(answer, fixturesFor(context, name)), answer);
    const type = jsonType(expect.json(answer));
    expect.that(type === 'object' || type === 'array', 'a JSON object or array', type, answer);
  },
});
