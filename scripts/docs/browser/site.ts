import { offerCopying } from './site/copy.ts';
import { offerSearch } from './site/search-box.ts';

offerSearch();
offerCopying();
makeOverflowFocusable();
addEventListener('resize', makeOverflowFocusable);
addEventListener('toggle', makeOverflowFocusable, true);
const navigation = document.querySelector('.menu nav');
const link = navigation?.querySelector<HTMLElement>('[aria-current]');
// Scroll the navigation, and nothing else, so that the current page is in its middle.
if (navigation && link) navigation.scrollTop = link.offsetTop - navigation.clientHeight / 2;

/** Makes elements that overflow focusable, so that the keyboard can scroll them. */
function makeOverflowFocusable(): void {
  for (const frame of document.querySelectorAll<HTMLElement>('main pre, main .table, main .diagram')) {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = frame;
    if (scrollWidth > clientWidth || scrollHeight > clientHeight) frame.tabIndex = 0;
    else frame.removeAttribute('tabindex');
  }
}
