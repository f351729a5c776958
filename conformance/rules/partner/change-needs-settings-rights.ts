import { assume, Inconclusive, rule, type StepContext } from '../engine.ts';
import { ATTRIBUTES, assumeRecord, type PartnerRecord } from './steps/attributes.ts';
import { provenChangeable, settle } from './steps/changeable.ts';
import { CHANGE } from './steps/declare.ts';
import { plainRead } from './steps/reads.ts';
import { changePartner } from './steps/requests.ts';

const FIXTURE = 'fixtures.partner.readOnlyPartnerId';
/** These are ignored by PATCH: sending them asks for no change. */
const IGNORED = ['id', 'typ', 'gesperrtTransitiv'];

/** An attribute with its present value: most targets refuse that too, and it changes nothing. */
function presentValue(record: PartnerRecord): PartnerRecord {
  const name = ATTRIBUTES.find((one) => {
    const value = record[one];
    return !IGNORED.includes(one) && ((typeof value === 'string' && value !== '') || typeof value === 'boolean');
  });
  if (name === undefined) throw new Inconclusive(`needs a partner that has an attribute to send; see ${FIXTURE}`);
  return { [name]: record[name] };
}

/** A text that every partner of this typ may have, with another value. */
function otherValue({ typ }: PartnerRecord, id: string): PartnerRecord {
  return { [typ === 'ORGANISATION' ? 'firmennameZusatz' : 'titelFunktion']: `Conformance ${id}` };
}

async function readOnlyRecord(context: StepContext, id: string): Promise<PartnerRecord> {
  const read = await plainRead(context, 'partner', id);
  assume(read.status === 200, `needs a partner that the caller can read, got ${read.status}; see ${FIXTURE}`);
  return assumeRecord(read, 'the partner');
}

export default rule({
  level: 'must',
  title: 'PATCH of a partner on which the caller has no settings rights is refused with 403',
  source: ['P38'],
  covers: [{ operation: 'updatePartner', status: 403 }],
  effect: 'changes',
  needs: [...CHANGE, FIXTURE],
  brokenBy: [
    'change-without-rights-answers-200',
    'change-without-rights-answers-404',
    'change-without-rights-answers-401',
  ],
  async check(context) {
    const id = context.fixture('partner', 'readOnlyPartnerId');
    const record = await readOnlyRecord(context, id);
    await provenChangeable(context);
    context.cleanup(() => settle(context, id, record));
    const harmless = await changePartner(context, id, presentValue(record));
    // What is answered to a PATCH that would change nothing is open.
    const answer =
      harmless.status === 403
        ? harmless
        : await changePartner(context, id, otherValue(record, context.uuid().slice(0, 5)));
    context.expect.status(answer, 403, `${answer.status}; see ${FIXTURE}`);
  },
});
