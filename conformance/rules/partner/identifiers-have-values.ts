import { isObject, NotApplicable, type Context } from '../engine.ts';
import { valueOf, assumeRecord } from './steps/attributes.ts';
import { assumeReadable } from './steps/reads.ts';
import { readingRule } from './steps/declare.ts';

/** The members of the hypertext format, which are no identifiers. */
const RESERVED = ['_embedded', '_links'];

/** The case of the identifiers of the sales unit itself. */
const OWN = 'own';

const isText = (value: unknown) => value === null || typeof value === 'string';

/** Judges the identifiers of one unit; returns how many there are. */
function expectIdentifiers({ expect }: Context, identifiers: Record<string, unknown>): number {
  const own = Object.entries(identifiers).filter(([name]) => !RESERVED.includes(name));
  for (const [name, value] of own) {
    const holds = isText(value) || (isObject(value) && Object.values(value).every(isText));
    expect.that(holds, `${name} to be a text, null or an object of texts`, JSON.stringify(value));
  }
  return own.length;
}

export default readingRule({
  level: 'must',
  title: 'An identifier at a provider is a text, null or an object of texts',
  source: ['P94'],
  covers: [{ operation: 'getPartnerkennzeichen', status: 200 }],
  cases: [OWN, '_embedded.partnerKennzeichenDerVertriebsOrganisation'],
  brokenBy: ['identifiers-are-numbers', 'nested-identifiers-are-lists', 'superior-identifiers-are-numbers'],
  async check(context) {
    const identifiers = assumeRecord(await assumeReadable(context, 'partnerkennzeichen'), 'partnerkennzeichen');
    const unit = context.case === OWN ? identifiers : valueOf(identifiers, context.case);
    const judged = isObject(unit) ? expectIdentifiers(context, unit) : 0;
    if (judged === 0) throw new NotApplicable('the sales unit has no identifier');
  },
});
