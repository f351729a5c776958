import { NotApplicable } from '../engine.ts';
import { creationRule } from './steps/declare.ts';
import { answeredRecord } from './steps/plain.ts';

export default creationRule({
  level: 'must',
  title: 'A partner that is created without a typ becomes a PERSON',
  source: ['P22'],
  brokenBy: [
    'typ-default-organisation',
    'typ-follows-from-firmenname',
    'typ-reads-natural-person',
    'typ-reads-in-lower-case',
  ],
  async check(context) {
    const { typ } = await answeredRecord(context);
    if (typ === undefined || typ === null) throw new NotApplicable('the response to the creation carries no typ');
    context.expect.equal(typ, 'PERSON', 'typ');
  },
});
