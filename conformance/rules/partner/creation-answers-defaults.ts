import { creationRule } from './steps/declare.ts';
import { answeredRecord } from './steps/plain.ts';
import { show } from './steps/attributes.ts';

export default creationRule({
  level: 'should',
  title: 'A creation answers with the attributes that were not sent but have a value all the same',
  source: ['P130', 'P132'],
  cases: ['gesperrt', 'gesperrtTransitiv'],
  brokenBy: ['create-body-without-defaults'],
  async check(context) {
    const { [context.case]: value } = await answeredRecord(context);
    context.expect.that(value !== undefined && value !== null, `a value for ${context.case}`, show(value));
  },
});
