import { isObject, jsonType, rule, SUCCESS, valueAt, type RuleDefinition } from '../../engine.ts';
import { says } from './answers.ts';
import { askUsual, expectNoFailure } from './ask.ts';
import type { Question } from './questions.ts';

/**
 * The rule that `data` has a member with the name of the query; `brokenBy` adds faults to those that both queries have.
 *
 * @param type - the JSON type of that member, if it is not null, which every result may be
 */
export function questionAnswered(
  question: Question,
  type: 'array' | 'object',
  { brokenBy, ...stated }: Pick<RuleDefinition, 'title' | 'source' | 'smoke' | 'brokenBy'>,
): RuleDefinition {
  const demanded = ['partner', 'purpose', 'context'].map((what) => `${what}-demanded`);
  return rule({
    ...stated,
    level: 'must',
    covers: [{ operation: 'queryAngebote', status: 200 }],
    effect: 'reads',
    needs: ['credentials.kex'],
    brokenBy: [...brokenBy, 'data-left-out', ...demanded, 'variables-ignored', 'trace-id-demanded'],
    async check(context) {
      const answer = await askUsual(context, question);
      const { expect } = context;
      expectNoFailure(context, question, answer);
      expect.that(SUCCESS.has(answer.status), 'a success (2xx)', says(answer));
      const { data } = expect.object(answer);
      expect.that(isObject(data), 'an object data', jsonType(data));
      const found = valueAt(data, `/${question}`);
      const got = jsonType(found);
      expect.that(got === type || got === 'null', `data.${question} as an ${type} or null`, got);
      const items: unknown[] = Array.isArray(found) ? found : [];
      const others = items.map(jsonType).filter((one) => one !== 'object' && one !== 'null');
      expect.that(others.length === 0, `objects in data.${question}`, [...new Set(others)].join(', '));
    },
  });
}
