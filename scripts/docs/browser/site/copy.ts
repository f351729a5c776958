import { element } from './elements.ts';

const SHOWN_MS = 2000;

/** Adds a copy button to every block of code. */
export function offerCopying(): void {
  for (const block of document.querySelectorAll<HTMLPreElement>('main pre')) {
    const frame = element('div', { className: 'code' });
    block.replaceWith(frame);
    frame.append(block, copyButton(block));
  }
}

/** A button that copies a block of code; put it beside the block, in a frame of class `code`. */
export function copyButton(block: HTMLElement): HTMLElement {
  const button = element('button', { type: 'button', className: 'copy' }, 'Copy');
  button.addEventListener('click', () => {
    void copy(block).then((copied) => {
      button.textContent = copied ? 'Copied' : 'Press Ctrl+C';
      setTimeout(() => (button.textContent = 'Copy'), SHOWN_MS);
    });
  });
  return button;
}

/** Copies the text. If the browser forbids it, as for pages from a folder, selects the text instead. */
async function copy(block: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(block.textContent.trimEnd());
    return true;
  } catch {
    getSelection()?.selectAllChildren(block);
    return false;
  }
}
