import { offerCopying } from './site/copy.ts';
import { letReachOverflow, showPlace } from './site/scrolling.ts';
import { offerSearch } from './site/search-box.ts';

offerSearch();
offerCopying();
letReachOverflow();
showPlace();
