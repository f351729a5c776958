import { SUCCESS, type RuleDefinition } from '../../engine.ts';
import { observing } from '../../steps/observed.ts';

/**
 * The rule that successful requests are answered with JSON (P49).
 *
 * @param evenEmpty - a status whose responses need a body; without one, only responses with a body are judged
 */
export function answersAreJson({
  evenEmpty,
  ...stated
}: Pick<RuleDefinition, 'title' | 'brokenBy'> & { at: string[]; evenEmpty?: number }): RuleDefinition {
  return observing({
    ...stated,
    level: 'must',
    source: ['P49'],
    of: 'responses with a body',
    // The response to a request that excludes JSON is open (P127).
    isMeant: ({ answer: { status, body }, sent }) =>
      SUCCESS.has(status) && (body !== '' || status === evenEmpty) && sent['Accept']?.includes('json') === true,
    judge: ({ expect }, { answer }) => {
      if (answer.body !== '') expect.equal(answer.mediaType, 'application/json', 'media type');
      expect.json(answer);
    },
  });
}
