import { assume, NotApplicable, type Answer, type StepContext } from '../../engine.ts';
import type { Judge } from './declare.ts';
import { assumeRecord } from './requests.ts';
import { plainRead } from './reads.ts';
import { blockSubTree } from './sub-tree.ts';
import { show } from './values.ts';

const SETTING = 'fixtures.partner.belowBlockedPartnerId';

/** The read of the partner that the operator names for a place; undefined for another one, or where writes show more. */
async function givenAt(context: StepContext, values: string): Promise<Answer | undefined> {
  const id = context.config.fixtures?.partner?.belowBlockedPartnerId;
  if (context.mayWrite || id === undefined || values !== 'parent blocked') return undefined;
  const answer = await plainRead(context, 'partner', id);
  assume(answer.status === 200, `needs a read of ${SETTING} that answers 200, got ${answer.status}`);
  return answer;
}

/** Judges whether a partner of the own tree is marked as blocked by a superior; that nobody is may be left out (P62). */
export const expectBlockedAbove =
  (isBlocked: boolean): Judge =>
  async (context, { values = '' }) => {
    const given = await givenAt(context, values);
    const answers = given === undefined ? ((await blockSubTree(context)).below[values] ?? []) : [given];
    if (answers.length === 0) throw new NotApplicable('whether anybody can be created below a blocked partner is open');
    for (const answer of answers) {
      const value = assumeRecord(answer, 'the partner below')['gesperrtTransitiv'];
      const got = given === undefined ? show(value) : `${show(value)}; see ${SETTING}`;
      context.expect.that((value === true) === isBlocked, `gesperrtTransitiv ${isBlocked}`, got, answer);
    }
  };

/** Whose mark says whether a partner would be marked, were nobody blocked above. */
const BESIDE: Readonly<Record<string, string>> = {
  'parent blocked': 'block lifted',
  'created below a blocked parent': 'no block',
};

/** Judges that a partner that nobody has blocked is not marked as if it were, whoever is blocked above. */
export const expectNotBlocked: Judge = async (context, { values = '' }) => {
  const { below } = await blockSubTree(context);
  const [answer, beside] = [values, BESIDE[values] ?? ''].map((name) => below[name]?.[0]);
  if (answer === undefined || beside === undefined)
    throw new NotApplicable('whether anybody can be created below a blocked partner is open');
  const [value, other] = [answer, beside].map((one) => assumeRecord(one, 'a partner below')['gesperrt']);
  assume(other !== true, 'needs a partner that is not marked as blocked where nobody is blocked above');
  context.expect.that(value !== true, 'gesperrt not to be true', show(value), answer);
};
