import { element } from '../dom/element.ts';
import { copyButton } from '../site/copy.ts';
import { shownText } from './answer.ts';
import { curlOf, keptBack, type TriedRequest } from './request.ts';

/** The request as a command, for a shell and for what browsers do not let pages do. */
export interface CurlBlock {
  element: HTMLElement;
  show(request: TriedRequest): void;
}

/** Makes the block; it shows nothing yet. */
export function curlBlock(): CurlBlock {
  const block = shownText('curl command', '');
  const frame = element('div', { class: 'code' }, block, copyButton(block));
  const code = block.querySelector('code');
  const note = element('p', { class: 'soft', 'aria-live': 'polite' });
  return {
    element: element('div', {}, element('details', {}, element('summary', {}, 'As a curl command'), frame), note),
    show(request) {
      if (code !== null) code.textContent = curlOf(request);
      const names = keptBack(request);
      note.textContent =
        names.length === 0 ? '' : `Browsers do not let pages send ${names.join(', ')}. The curl command sends it.`;
    },
  };
}
