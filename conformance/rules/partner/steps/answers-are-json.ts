import { SUCCESS, type RuleDefinition } from '../../engine.ts';
import { observing } from '../../steps/observed.ts';

/** The rule that requests which succeed are answered with JSON (P49); that a success has a body is judged elsewhere. */
export function answersAreJson(stated: Pick<RuleDefinition, 'title' | 'brokenBy'> & { at: string[] }): RuleDefinition {
  return observing({
    ...stated,
    level: 'must',
    source: ['P49'],
    of: 'answers with a body',
    // What is answered to a request that excludes JSON is open (P127).
    isMeant: ({ answer, sent }) =>
      SUCCESS.has(answer.status) && answer.body !== '' && sent['Accept']?.includes('json') === true,
    judge: ({ expect }, { answer }) => {
      expect.equal(answer.mediaType, 'application/json', 'media type');
      expect.json(answer);
    },
  });
}
