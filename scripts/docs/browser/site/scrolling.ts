/** Lets the keyboard scroll what is wider than its frame. */
export function letReachOverflow(): void {
  const update = (): void => {
    for (const frame of document.querySelectorAll<HTMLElement>('main pre, main .table, main .diagram')) {
      if (frame.scrollWidth > frame.clientWidth) frame.tabIndex = 0;
      else frame.removeAttribute('tabindex');
    }
  };
  update();
  addEventListener('resize', update);
}
