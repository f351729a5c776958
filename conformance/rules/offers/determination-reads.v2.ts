import { coversReads, expectRead, faultOfRead } from '../steps/reads.ts';
import { ENDING, namedBy, OF_DATA, readPart, readPartOf } from './steps/parts.v2.ts';
import { READS, READS_AT_ONCE, type ReadName } from './steps/reads.v2.ts';
import { determinationRule } from './steps/determine.v2.ts';

const BELOW = ['results', 'result', 'messages', 'documents', 'payment-plans', 'payment-plan'];
const REQUEST = ['original-request', 'captured-data'];

const PATHS = READS_AT_ONCE.map((name) => READS[name]);
const READS_OF_DATA = Object.keys(OF_DATA) as (keyof typeof OF_DATA)[];

/** The rule commission-ready judges the commission, which may not be ready at once. */
export default determinationRule({
  level: 'must',
  title: 'A determination, its request and its results, with what belongs to them, can be read',
  source: ['O209'],
  covers: coversReads('offers-v2', PATHS),
  withoutWrites: 'fixtures.offers.ermittlungsId',
  cases: [...READS_AT_ONCE, ...READS_OF_DATA.map((name) => name + ENDING)],
  brokenBy: [
    ...['messages', 'documents', 'payment-plan'].map((name) => `${name}-refuses-token`),
    'messages-lead-to-login',
    'determination-identifier-of-another',
    ...[...BELOW, ...REQUEST].map(faultOfRead),
    ...['results', 'original-request'].map((name) => faultOfRead(`${name}-of-data`)),
  ],
  async check(context) {
    const ofData = READS_OF_DATA.find((name) => context.case === name + ENDING);
    const name = ofData ?? (context.case as ReadName);
    const answer = await (ofData === undefined
      ? readPart(context, name)
      : readPartOf(context, ofData, OF_DATA[ofData]));
    expectRead(context, answer, await namedBy(context, name));
  },
});
