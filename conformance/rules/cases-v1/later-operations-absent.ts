import { rule } from '../../kit/rule.ts';
import { laterOperationsInV1 } from '../cases-v3/steps/later-operations.ts';

export default rule({
  level: 'info',
  title: 'What v1 answers where later versions have PATCH, nachricht and entscheidungsreife',
  source: ['C11'],
  covers: [],
  effect: 'reads',
  needs: [],
  brokenBy: [],
  async check(context) {
    for (const [request, answer] of Object.entries(await laterOperationsInV1(context))) {
      const allow = answer.header('Allow');
      context.note(
        `${request} without a credential: ${answer.status}${allow === undefined ? '' : `, Allow: ${allow}`}`,
      );
    }
  },
});
