import { rule } from '../../kit/rule.ts';
import { CAPTURED_DATA } from './steps/captured-data.ts';
import { determine, determined } from './steps/determine.ts';

/** D2 names the two blocks and shows nothing of them; the second one is known to be spelt in two ways. */
export default rule({
  level: 'info',
  title: 'What a determination answers to the blocks haushalte and finanzierungsobjekt',
  source: ['O218'],
  covers: [],
  effect: 'creates',
  needs: ['credentials.v2'],
  cases: ['finanzierungsobjekt', 'finanzierungsObjekt'],
  brokenBy: [],
  async check(context) {
    await determined(context, {});
    const json = { ...CAPTURED_DATA, haushalte: [], [context.case]: {} };
    const { status } = await determine(context, {}, { json });
    context.note(`empty, beside an empty haushalte, it is answered with ${status}`);
  },
});
