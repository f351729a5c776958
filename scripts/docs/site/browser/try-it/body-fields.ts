import { element, field } from '../dom/element.ts';
import type { TriedBody } from './model.ts';

/** The body of a request, with the examples of the contract to begin from. */
export interface BodyFields {
  element: HTMLElement;
  read(): { mediaType: string; text: string };
}

/**
 * Makes the fields of a body.
 *
 * @param bodies at least one
 * @param changed called when another example takes the place of the body
 */
export function bodyFields(bodies: readonly TriedBody[], changed: () => void): BodyFields {
  const types = new Set(bodies.map(({ mediaType }) => mediaType));
  const example = element(
    'select',
    {},
    ...bodies.map(({ title, mediaType }) => element('option', {}, types.size > 1 ? `${title} (${mediaType})` : title)),
  );
  const mediaType = element('input', { type: 'text', spellcheck: 'false', autocomplete: 'off' });
  const text = element('textarea', { rows: '10', spellcheck: 'false', autocapitalize: 'off' });
  const show = (): void => {
    const chosen = bodies[example.selectedIndex];
    if (chosen === undefined) return;
    mediaType.value = chosen.mediaType;
    text.value = chosen.text;
    text.rows = Math.min(18, Math.max(4, chosen.text.split('\n').length + 1));
  };
  example.addEventListener('change', () => {
    show();
    changed();
  });
  show();
  return {
    element: element(
      'fieldset',
      {},
      element('legend', {}, 'Body'),
      ...(bodies.length > 1 ? [field('Example', example)] : []),
      field('Content-Type', mediaType),
      field('Text', text),
    ),
    read: () => ({ mediaType: mediaType.value.trim(), text: text.value }),
  };
}
