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

/** Scrolls the navigation, and nothing else, to the page that is open. */
export function showPlace(): void {
  const navigation = document.querySelector<HTMLElement>('.menu nav');
  const link = navigation?.querySelector<HTMLElement>('[aria-current]');
  if (!navigation || !link) return;
  const below = link.getBoundingClientRect().bottom - navigation.getBoundingClientRect().bottom;
  if (below > 0) navigation.scrollTop += below + navigation.clientHeight / 2;
}
