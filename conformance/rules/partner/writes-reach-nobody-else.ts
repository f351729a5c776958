import { assume, isObject, NotApplicable, SUCCESS, type Context } from '../engine.ts';
import { tried } from '../steps/tried.ts';
import { combined, NAMES } from './steps/combined.ts';
import { plainCreation } from './steps/create.ts';
import { byPlace, isCreation } from './steps/declare.ts';
import { historyOf } from './steps/history.ts';
import { OWN_PARTNERS } from './steps/scenarios.ts';
import { listsAfter } from './steps/not-created.ts';
import { entriesOf, knownPartners } from './steps/reads.ts';

/** The values of each own partner contain its mark, which identifies them wherever they are shown. */
export default byPlace({
  level: 'should',
  title: 'A creation or a change of an own partner does not show at a partner of the configuration',
  brokenBy: ['change-reaches-colleague', 'change-reaches-parent', 'creation-reaches-colleague'],
  judges: {
    async P205(context, { operation }) {
      const marks = await (isCreation(operation) ? marksOfCreations : marksOfChanges)(context);
      assume(marks.length > 0, `needs a ${operation} that is accepted (2xx)`);
      const known = new Set<unknown>(knownPartners(context).map(({ id }) => id));
      let isJudged = false;
      for (const list of await listsAfter(context)) {
        for (const entry of entriesOf(list)) {
          const id = isObject(entry) ? [entry['id'], entry['partnerId']].find((one) => known.has(one)) : undefined;
          if (id === undefined) continue;
          isJudged = true;
          const text = JSON.stringify(entry);
          const mark = marks.find((one) => text.includes(one));
          const wanted = `nothing of an own partner at ${JSON.stringify(id)}`;
          context.expect.that(mark === undefined, wanted, `"${mark}"`, list);
        }
      }
      if (!isJudged) throw new NotApplicable('no list shows own partners beside those of the configuration');
    },
  },
});

async function marksOfCreations(context: Context): Promise<readonly string[]> {
  const together = NAMES.map(async (name) => (await combined(context, name))?.creation);
  const made = await Promise.all([plainCreation(context), ...together].map(tried));
  return made.flatMap((one) => (one !== undefined && SUCCESS.has(one.status) ? one.mark : []));
}

async function marksOfChanges(context: Context): Promise<readonly string[]> {
  const histories = await Promise.all(OWN_PARTNERS.map((one) => tried(historyOf(context, one))));
  return histories.flatMap((one) => {
    const isChanged = [...(one?.changes.values() ?? [])].some(({ answer }) => SUCCESS.has(answer.status));
    return one !== undefined && isChanged ? one.creation.mark : [];
  });
}
