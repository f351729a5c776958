import { assume } from '../engine.ts';
import { signOnByPostRule, signOnsByPost } from './steps/sign-on.ts';

export default signOnByPostRule({
  level: 'should',
  title: 'Generated trace ids of sign-ons differ',
  source: ['P169'],
  needs: ['state'],
  brokenBy: ['sign-on-by-post-replaces-trace-id', 'sign-on-by-post-trace-ids-of-kinds'],
  async check(context) {
    const untraced = (await signOnsByPost(context, 'either')).filter((made) => !('traceId' in made));
    const generated = untraced
      .map(({ answer }) => ({ answer, id: answer.header('X-TraceId')?.trim() ?? '' }))
      .filter(({ id }) => id !== '');
    assume(generated.length > 1, 'needs sign-ons that are answered with a trace id');
    const ids = new Set<string>();
    for (const { answer, id } of generated) {
      context.expect.that(!ids.has(id), 'a different generated trace id for each sign-on', `'${id}' twice`, answer);
      ids.add(id);
    }
  },
});
