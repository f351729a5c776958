import { SUCCESS, type RuleDefinition } from '../../engine.ts';
import { observing } from '../../steps/observed.ts';

/**
 * The rule that requests which succeed are answered with JSON (P49).
 *
 * @param evenEmpty - a status that has a body; otherwise it is judged elsewhere that a success has one
 */
export function answersAreJson({
  evenEmpty,
  ...stated
}: Pick<RuleDefinition, 'title' | 'brokenBy'> & { at: string[]; evenEmpty?: number }): RuleDefinition {
  return observing({
    ...stated,
    level: 'must',
    source: ['P49'],
    of: 'answers with a body',
    // What is answered to a request that excludes JSON is open (P127).
    isMeant: ({ answer: { status, body }, sent }) =>
      SUCCESS.has(status) && (body !== '' || status === evenEmpty) && sent['Accept']?.includes('json') === true,
    judge: ({ expect }, { answer }) => {
      if (answer.body !== '') expect.equal(answer.mediaType, 'application/json', 'media type');
      expect.json(answer);
    },
  });
}
