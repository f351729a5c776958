import { offerCopying } from './site/copy.ts';
import { offerSearch } from './site/search-box.ts';

offerSearch();
offerCopying();
letReachOverflow();
addEventListener('resize', letReachOverflow);
const navigation = document.querySelector('.menu nav');
const link = navigation?.querySelector<HTMLElement>('[aria-current]');
// The page that is open stands in the middle of the navigation; nothing else is scrolled.
if (navigation && link) navigation.scrollTop = link.offsetTop - navigation.clientHeight / 2;

/** Lets the keyboard scroll what is wider than its frame. */
function letReachOverflow(): void {
  for (const frame of document.querySelectorAll<HTMLElement>('main pre, main .table, main .diagram')) {
    if (frame.scrollWidth > frame.clientWidth) frame.tabIndex = 0;
    else frame.removeAttribute('tabindex');
  }
}
