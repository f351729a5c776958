import { rule } from '../../kit/rule.ts';
import { readDetermination } from './steps/determine.ts';

export default rule({
  level: 'must',
  title: 'The redirect of a determination leads, with the token, to a JSON object with its ermittlungsId',
  source: ['O204'],
  covers: [{ operation: 'getErmittlung', status: 200 }],
  effect: 'creates',
  needs: ['credentials.v2'],
  brokenBy: [
    'location-leads-nowhere',
    'determination-without-identifier',
    'determination-identifier-as-number',
    'determination-identifier-empty',
    'determination-as-text',
    'determination-read-202',
  ],
  async check(context) {
    const answer = await readDetermination(context, {});
    context.expect.status(answer, 200);
    const { ermittlungsId } = context.expect.object(answer);
    context.expect.type(ermittlungsId, 'string', 'ermittlungsId');
    context.expect.that(ermittlungsId !== '', 'an ermittlungsId that is not empty', "''");
  },
});
