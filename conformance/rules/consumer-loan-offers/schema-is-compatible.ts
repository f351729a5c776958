import { getIntrospectionQuery } from 'graphql';
import { assume } from '../engine.ts';
import { dataIn, says } from './steps/answers.ts';
import { ask, assumeUsualSuccess } from './steps/ask.ts';
import { differencesTo } from './steps/queries.ts';
import { questionRule } from './steps/questions.ts';

export default questionRule({
  level: 'info',
  title: 'The schema of the target is compatible with the contract',
  source: ['L22'],
  async check(context) {
    await assumeUsualSuccess(context);
    const answer = await ask(context, { json: { query: getIntrospectionQuery(), variables: {} } });
    const data = dataIn(answer);
    const isAllowed = answer.status === 200 && data?.['__schema'];
    assume(isAllowed, `needs a target that allows introspection, got ${says(answer)}`);
    const differences = differencesTo(data);
    context.note(differences.length === 0 ? 'nothing breaks a client of the contract' : differences.join('; '));
  },
});
