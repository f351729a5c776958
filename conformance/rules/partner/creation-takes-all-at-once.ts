import { NotApplicable } from '../engine.ts';
import { acceptedTogether, assumePartsTaken, NAMES, type CombinationName } from './steps/combined.ts';
import { CREATION, creationRule } from './steps/declare.ts';
import { pathsOf, settableOf } from './steps/documents.ts';
import { expectShown, valueOf } from './steps/attributes.ts';
import { assumeAccepted } from './steps/requests.ts';
import { plainCreation } from './steps/create.ts';

/** Other rules judge the parts, which are sent alone if they are not taken together. */
export default creationRule({
  level: 'must',
  title: 'A creation with several values that are accepted separately answers with all of them, and a read shows them',
  source: ['P25', 'P134', 'P135', 'P138', 'P139'],
  needs: [...CREATION, 'state'],
  cases: NAMES,
  brokenBy: [
    'rights-displace-account',
    'foreign-attributes-displace-telephone',
    'units-below-new-ones-lose-fax',
    'much-at-once-crashes',
    'traced-creation-answers-202',
    'create-with-empty-answers-200',
  ],
  async check(context) {
    const name = context.case as CombinationName;
    const plain = await plainCreation(context);
    assumeAccepted(plain, 'a plain creation');
    const accepted = await acceptedTogether(context, name);
    if (accepted === undefined) throw new NotApplicable('whether all of that is accepted together is open');
    const { creation, records, isTaken } = accepted;
    context.expect.status(creation, plain.status);
    if (!isTaken) await assumePartsTaken(context, name);
    const { sent } = creation;
    const own = settableOf(sent);
    for (const path of pathsOf(sent).filter((one) => own.includes(one) && valueOf(sent, one) !== ''))
      for (const record of records) expectShown(context, record, path, valueOf(sent, path), creation);
  },
});
