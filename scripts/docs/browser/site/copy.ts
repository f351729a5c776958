import { element } from './elements.ts';

const SHOWN_MS = 2000;

/** Gives every block of code a button that copies it. */
export function offerCopying(): void {
  for (const block of document.querySelectorAll<HTMLPreElement>('main pre')) {
    const frame = element('div', { className: 'code' });
    block.replaceWith(frame);
    frame.append(block, copyButton(block));
  }
}

/** A button that copies a block of code; it belongs beside it, in a frame of the class `code`. */
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

/** Copies the text; where the browser does not let pages copy, as from a folder, it selects the text instead. */
async function copy(block: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(block.textContent.trimEnd());
    return true;
  } catch {
    getSelection()?.selectAllChildren(block);
    return false;
  }
}
