import { offerCopying } from './site/copy.ts';
import { letReachOverflow } from './site/scrolling.ts';
import { offerSearch } from './site/search-box.ts';

offerSearch();
offerCopying();
letReachOverflow();
const navigation = document.querySelector('.menu nav');
const link = navigation?.querySelector<HTMLElement>('[aria-current]');
// The page that is open stands in the middle of the navigation; nothing else is scrolled.
if (navigation && link) navigation.scrollTop = link.offsetTop - navigation.clientHeight / 2;
