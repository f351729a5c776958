import { offerCopying } from './site/copy.ts';
import { letReachOverflow } from './site/scrolling.ts';
import { offerSearch } from './site/search-box.ts';

offerSearch();
offerCopying();
letReachOverflow();
// The navigation shows the page that is open.
document.querySelector('.menu nav [aria-current]')?.scrollIntoView({ block: 'nearest' });
