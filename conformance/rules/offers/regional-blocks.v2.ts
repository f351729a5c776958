import { assume, isObject } from '../engine.ts';
import { capturedData } from './steps/ask.v2.ts';
import { DATA_REFUSED, determinationRule, determine, determined } from './steps/determine.v2.ts';

const EMPTY: Readonly<Record<string, unknown>> = { haushalte: [], finanzierungsobjekt: {} };

/** D2 does not show the content of the two blocks, so the configured ones are sent, or empty ones; first, since their order is free. */
export default determinationRule({
  level: 'must',
  title: 'A determination accepts captured data with the blocks haushalte and finanzierungsobjekt',
  source: ['O217', 'O218'],
  cases: Object.keys(EMPTY),
  brokenBy: ['blocks-404', 'blocks-together-404', 'blocks-must-come-last'],
  async check(context) {
    const block = context.case;
    const data = capturedData(context.config);
    const given = isObject(data) ? data : {};
    if (given[block] === undefined) await determined(context, {});
    const ask = (blocks: Readonly<Record<string, unknown>>) =>
      determine(context, {}, { json: { ...blocks, ...given } });
    const alone = await ask({ [block]: EMPTY[block] });
    const answer = alone.status === 302 ? await ask(EMPTY) : alone;
    if (DATA_REFUSED.includes(answer.status)) {
      const { [block]: own = EMPTY[block], ...rest } = given;
      const last = await determine(context, {}, { json: { ...rest, [block]: own } });
      const isOfOrder = last.status === 302 && answer === alone && answer.status !== 409;
      const refusal = `the block ${block} is refused with ${answer.status}`;
      assume(isOfOrder, `${refusal}; supply one in fixtures.offers.determination.body`);
    }
    context.expect.status(answer, 302);
  },
});
