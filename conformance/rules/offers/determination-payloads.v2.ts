import { assume, isObject, jsonType, rule, SUCCESS } from '../engine.ts';
import { named } from '../../named.ts';
import { readPart } from './steps/parts.v2.ts';
import { READS, READS_AT_ONCE, type ReadName } from './steps/reads.v2.ts';

const MOST_NAMES = 8;

/** D2 does not show these payloads, so they are only described. */
export default rule({
  level: 'info',
  title: 'The form of the reads of a determination',
  source: ['O247'],
  at: READS_AT_ONCE.map((name) => `GET ${READS[name]}`),
  effect: 'creates',
  withoutWrites: 'fixtures.offers.ermittlungsId',
  needs: ['credentials.v2'],
  cases: READS_AT_ONCE,
  async check(context) {
    const answer = await readPart(context, context.case as ReadName);
    assume(SUCCESS.has(answer.status), `needs a read that is answered with 2xx, got ${answer.status}`);
    const kind = answer.mediaType === '' ? 'without a media type' : answer.mediaType;
    context.note(`${describe(answer.json())} (${kind})`);
  },
});

function describe(value: unknown): string {
  if (Array.isArray(value)) return `array of ${value.length}`;
  if (!isObject(value)) return jsonType(value);
  const names = Object.keys(value);
  return names.length === 0 ? 'empty object' : `object with ${named(names, MOST_NAMES)}`;
}
